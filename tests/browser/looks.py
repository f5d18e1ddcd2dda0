"""What can be checked of how a page looks: nothing runs out of it, no text is cut off, buttons are big enough."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

# A finger needs at least so much, in both directions.
LEAST_TARGET: Final = 32
LEAST_CONTRAST: Final = 4.5
LEAST_CONTRAST_OF_LARGE: Final = 3.0
# The letters of a card's name, in pixels.
LEAST_NAME: Final = 10
# What marks the elements that are asked which faces they are shown in.
_FACES: Final = "data-asked-for-faces"

# What all scripts below share.
_COMMON: Final = """
const shown = (element) => {
  const style = getComputedStyle(element), box = element.getBoundingClientRect();
  return style.visibility !== "hidden" && style.display !== "none" && box.width > 1 && box.height > 1
    && element.closest("[hidden]") === null && element.closest(".unseen") === null
    // Far out is where things are kept for those who do not see.
    && box.right > -1000
    && element.checkVisibility({ opacityProperty: true });
};
const told = (element) => {
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\\s+/g, " ");
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${words.slice(0, 60)}`;
};
"""

_WIDER_THAN_THE_SCREEN: Final = (
    """() => {"""
    + _COMMON
    + """
  const wide = document.documentElement.clientWidth, found = [];
  const whole = document.documentElement.scrollWidth;
  if (whole > wide) found.push(`the page is ${whole} wide`);
  const scrolls = (element) => {
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(up).overflowX)) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll("body *")) {
    const box = element.getBoundingClientRect();
    if (shown(element) && (box.right > wide + 1 || box.left < -1) && !scrolls(element)) {
      found.push(`${told(element)}: from ${Math.round(box.left)} to ${Math.round(box.right)} of ${wide}`);
    }
  }
  return found;
}"""
)

# Text that a box does not show in full. The short text on a card is meant to be cut: the sheet has all of it.
_CUT_OFF: Final = (
    """() => {"""
    + _COMMON
    + """
  const found = [];
  const texts = "button, label, legend, summary, a, h1, h2, h3, h4, th, td, option, p, li, dt, dd, span, b, kbd";
  for (const element of document.querySelectorAll(texts)) {
    if (!shown(element) || element.closest(".card-text, .happened, svg, select") !== null) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    const style = getComputedStyle(element);
    if (!own || style.overflowX === "auto" || style.overflowX === "scroll" || style.display === "inline") continue;
    // What gives way with three dots says all of it to a mouse that rests on it.
    const whole = element.closest(".card") ?? element.closest("[title]")?.title.includes(element.textContent.trim());
    if (style.textOverflow === "ellipsis" && whole) continue;
    if (element.scrollWidth > element.clientWidth + 1) {
      found.push(`${told(element)}: ${element.scrollWidth} in ${element.clientWidth}`);
    }
  }
  return found;
}"""
)

# A word that goes on in the next line in the midst of it, without a hyphen: its box is too narrow for it.
_BROKEN_WORDS: Final = (
    """() => {"""
    + _COMMON
    + """
  const found = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, element = text.parentElement;
    if (element === null || !shown(element) || element.closest("svg, select, textarea") !== null) continue;
    for (const word of text.textContent.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      // The sign of a soft hyphen at the end of a line counts to the first letter of the next one.
      const hyphenated = text.textContent[word.index - 1] === "\\u00ad";
      range.setStart(text, word.index + (hyphenated ? 1 : 0));
      range.setEnd(text, word.index + word[0].length);
      // What is clamped is not to be seen.
      const end = element.closest(".card-text")?.getBoundingClientRect().bottom ?? Infinity;
      const boxes = [...range.getClientRects()].filter((box) => box.width >= 1 && box.bottom <= end + 1);
      const lines = new Set(boxes.map((box) => Math.round(box.top)));
      if (lines.size < 2 || getComputedStyle(element).hyphens === "auto") continue;
      found.set(`${element.className} ${word[0]}`, `${told(element)}: ${word[0]}`);
    }
  }
  return [...found.values()];
}"""
)

# A line of a card's text that is seen in half, or a name that runs into what stands below it.
_HALF_LINES: Final = (
    """() => {"""
    + _COMMON
    + """
  const found = [];
  const linesOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].filter((box) => box.width >= 1);
  };
  for (const text of document.querySelectorAll(".card-text")) {
    if (!shown(text)) continue;
    const clip = Math.min(text.getBoundingClientRect().bottom, text.parentElement.getBoundingClientRect().bottom);
    if (linesOf(text).some((line) => line.top < clip - 2 && line.bottom > clip + 2)) found.push(told(text));
  }
  for (const name of document.querySelectorAll(".card-name")) {
    if (!shown(name)) continue;
    const card = name.closest(".card"), foot = card.querySelector(".card-foot").getBoundingClientRect();
    const box = card.getBoundingClientRect();
    const under = (line) => line.bottom > foot.top + 2 && line.right > foot.left && line.left < foot.right;
    const lines = linesOf(name);
    if (lines.some((line) => line.bottom > box.bottom + 1 || line.right > box.right + 1)) found.push(told(name));
    else if (!card.matches(".card-row, .card-chip") && lines.some(under)) found.push(told(name));
  }
  return found;
}"""
)

_ROTATE: Final = """(how) => {
  for (const held of document.querySelectorAll(".hand-cards > li")) held.style.rotate = how;
}"""

_TINY_NAMES: Final = (
    """(least) => {"""
    + _COMMON
    + """
  const size = (element) => parseFloat(getComputedStyle(element).fontSize);
  const tiny = (element) => shown(element) && size(element) < least;
  return [...document.querySelectorAll(".card-name")].filter(tiny).map((name) => `${told(name)}: ${size(name)}`);
}"""
)

# What of the table is not wholly in sight: outside the window, or scrolled away in a part of it.
_OUT_OF_SIGHT: Final = (
    """() => {"""
    + _COMMON
    + """
  const found = [];
  for (const element of document.querySelectorAll(".player, .supply .card, .play-area, .question, .hand .card")) {
    const box = element.getBoundingClientRect();
    let [top, left, bottom, right] = [0, 0, innerHeight, innerWidth];
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const around = up.getBoundingClientRect();
      [top, left] = [Math.max(top, around.top), Math.max(left, around.left)];
      [bottom, right] = [Math.min(bottom, around.bottom), Math.min(right, around.right)];
    }
    if (box.top < top - 1 || box.left < left - 1 || box.bottom > bottom + 1 || box.right > right + 1) {
      found.push(`${told(element)}: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
  }
  const [supply, own] = [".supply", ".play-area"].map((name) => document.querySelector(name).getBoundingClientRect());
  for (const card of document.querySelectorAll(".supply .card")) {
    const { bottom } = card.getBoundingClientRect();
    if (bottom > Math.min(supply.bottom, own.top) + 1) found.push(`${told(card)} lies on what is below`);
  }
  return found;
}"""
)

_TOO_SMALL: Final = (
    """(least) => {"""
    + _COMMON
    + """
  const found = [];
  const targets = "button, a[href], input, select, textarea, summary, [role=tab], [role=button]";
  for (const element of document.querySelectorAll(targets)) {
    if (!shown(element)) continue;
    // A tick or a button of choice is pressed with the words beside it; a link within a sentence is as high as that.
    const label = element.closest("label");
    const box = (label ?? element).getBoundingClientRect();
    if (element.matches("a") && element.closest("p") !== null) continue;
    // So is the name of a card within a line of the log.
    if (element.matches(".log-card")) continue;
    if (box.height < least - 0.5 || box.width < least - 0.5) {
      found.push(`${told(element)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
  }
  return found;
}"""
)

# Only where the ground can be told: text over pictures or gradients is left to the eye.
_FAINT: Final = (
    """([least, large]) => {"""
    + _COMMON
    + """
  const rgba = (text) => {
    const numbers = text.match(/[\\d.]+/g).map(Number);
    if (text.startsWith("color(srgb")) return [...numbers.slice(0, 3).map((n) => n * 255), numbers[3] ?? 1];
    return [...numbers.slice(0, 3), numbers[3] ?? 1];
  };
  const over = (top, ground) => [0, 1, 2].map((i) => top[i] * top[3] + ground[i] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((n) => {
      const part = n / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = new Map();
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    if (!own || !shown(element) || element.closest("svg") !== null) continue;
    if (element.closest(":disabled, [aria-disabled=true]") !== null) continue;
    const layers = [];
    let faded = 1, known = true;
    for (let up = element; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      faded *= Number(style.opacity);
      if (style.backgroundImage !== "none") known = false;
      const layer = rgba(style.backgroundColor);
      if (layer[3] > 0) layers.push(layer);
      if (layer[3] === 1) break;
    }
    if (!known) continue;
    const ground = layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
    const style = getComputedStyle(element);
    const ink = rgba(style.color);
    const text = over([ink[0], ink[1], ink[2], ink[3] * faded], ground);
    const [a, b] = [light(text), light(ground)].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    const size = parseFloat(style.fontSize), bold = Number(style.fontWeight) >= 700;
    if (contrast < (size >= 24 || (size >= 18.66 && bold) ? large : least) - 0.01) {
      found.set(`${element.tagName} ${element.className}`, `${told(element)}: ${contrast.toFixed(2)}`);
    }
  }
  return [...found.values()];
}"""
)

_NAMELESS: Final = (
    """() => {"""
    + _COMMON
    + """
  const found = [];
  const used = "button, a[href], input, select, textarea, summary, [tabindex='0']";
  for (const element of document.querySelectorAll(used)) {
    if (!shown(element)) continue;
    const by = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id));
    const words = element.getAttribute("aria-label") ?? by.map((one) => one?.textContent ?? "").join("");
    const inside = [...element.querySelectorAll("*"), element].some((one) =>
      one.closest("[aria-hidden=true]") === null
      && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ""));
    const labels = [...(element.labels ?? [])].some((label) => label.textContent.trim() !== "");
    if (words.trim() === "" && !labels && !inside) found.push(told(element));
  }
  return found;
}"""
)

# Which face shows a letter depends on its style and the letter alone: only those elements are asked for theirs that
# have a letter which no other of the same style has had.
_MARK_FACES: Final = """(mark) => {
  const seen = new Map();
  for (const element of document.querySelectorAll("body, body *")) {
    element.removeAttribute(mark);
    const own = [...element.childNodes].filter((node) => node.nodeType === 3);
    const text = own.map((node) => node.textContent.trim()).join("");
    if (text === "") continue;
    const style = getComputedStyle(element);
    // However big it is.
    const font = [style.fontFamily, style.fontWeight, style.fontStyle, style.fontVariant, style.textTransform].join();
    const letters = seen.get(font) ?? new Set();
    seen.set(font, letters);
    // What is not drawn has no face.
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const before = letters.size;
    for (const letter of text) letters.add(letter);
    if (letters.size > before) element.setAttribute(mark, "");
  }
}"""


def wider_than_the_screen(page: Page) -> list[str]:
    """Give what makes the page scroll sideways or is lost beside it."""
    return _found(page, _WIDER_THAN_THE_SCREEN)


def cut_off(page: Page) -> list[str]:
    """Give the texts that do not fit into their boxes."""
    return _found(page, _CUT_OFF)


def broken_words(page: Page) -> list[str]:
    """Give the words that are torn apart at the end of a line."""
    return _straight(page, _BROKEN_WORDS)


def half_lines(page: Page) -> list[str]:
    """Give the cards with a line that is cut in half, or a name that does not fit."""
    return _straight(page, _HALF_LINES)


def tiny_names(page: Page) -> list[str]:
    """Give the cards whose names are too small to be read."""
    return _found(page, _TINY_NAMES, LEAST_NAME)


def out_of_sight(page: Page) -> list[str]:
    """Give what of a table is not seen without scrolling."""
    return _found(page, _OUT_OF_SIGHT)


def too_small(page: Page) -> list[str]:
    """Give what is too small to be pressed with a finger."""
    return _found(page, _TOO_SMALL, LEAST_TARGET)


def faint(page: Page) -> list[str]:
    """Give the texts that are hard to read on their ground."""
    return _found(page, _FAINT, [LEAST_CONTRAST, LEAST_CONTRAST_OF_LARGE])


def nameless(page: Page) -> list[str]:
    """Give what can be used but has no name for a screen reader."""
    return _found(page, _NAMELESS)


def foreign_faces(page: Page) -> list[str]:
    """Give the texts that are shown in a face of the machine instead of one that came with the page."""
    page.evaluate(_MARK_FACES, _FACES)
    session = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    marked = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": f"[{_FACES}]"})["nodeIds"]
    assert marked, "there is no text"
    found: dict[str, None] = {}
    for node in marked:
        faces = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        names = [face["familyName"] for face in faces if not face["isCustomFont"]]
        if names:
            html = session.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
            found.update({f"{name}: {html[:120]}": None for name in names})
    session.detach()
    return list(found)


def settled(page: Page) -> None:
    """Wait until the page is drawn anew."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _straight(page: Page, script: str) -> list[str]:
    """Look at lines of text while no card is held aslant: such a line seems to be higher than it is."""
    page.evaluate(_ROTATE, "none")
    found = _found(page, script)
    page.evaluate(_ROTATE, "")
    return found


def _found(page: Page, script: str, argument: Any = None) -> list[str]:
    found: list[str] = page.evaluate(script, argument)
    return found
