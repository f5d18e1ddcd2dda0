"""All pages in all sizes, colours and languages: nothing is cut off, too small, too faint, or out of sight."""

from __future__ import annotations

import pytest
from tests.browser import looks
from tests.browser.conftest import Visit, picture
from tests.browser.scenes import SCENES
from tests.browser.serving import Serving
from tests.browser.start_page import StartPage
from tests.browser.visitor import DESKTOP, PHONE, SMALL_PHONE, TABLET, Visitor

SIZES = {
    "touched": {"small-phone": SMALL_PHONE, "tablet": TABLET, "phone": PHONE},
    "at a desk": {"desktop": DESKTOP},
}


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("scene", SCENES)
def test_everything_fits_and_can_be_read(scene: str, lang: str, sizes: str, visit: Visit, serving: Serving) -> None:
    visitor = SCENES[scene](visit, serving, lang, next(iter(SIZES[sizes].values())))
    wrong: dict[str, None] = {}
    for name, size in SIZES[sizes].items():
        resize(visitor, size)
        checks = [looks.wider_than_the_screen, looks.cut_off, looks.broken_words]
        if sizes == "touched":
            checks.append(looks.too_small)
        for check in checks:
            wrong.update(dict.fromkeys(f"{name}: {check.__name__}: {line}" for line in check(visitor.page)))
    for scheme in ("light", "dark"):
        visitor.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        wrong.update(dict.fromkeys(f"{scheme}: faint: {line}" for line in looks.faint(visitor.page)))
        picture(visitor, f"{scene}-{name}-{lang}-{scheme}", whole=scene.startswith("start") or scene == "result")
    wrong.update(dict.fromkeys(f"a face of this machine: {line}" for line in looks.foreign_faces(visitor.page)))
    assert not wrong, "\n".join(wrong)


def test_the_faces_are_there_before_the_page_is_shown(visit: Visit) -> None:
    visitor = visit()
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url) if ".woff2" in request.url else None)
    # The first heading that is ever in the page is asked at once, not when the faces have come later.
    visitor.page.add_init_script("""
      new MutationObserver((_, observer) => {
        if (document.querySelector("h1") === null) return;
        observer.disconnect();
        window.atFirst = ["Source Sans 3", "Alegreya"].map((face) => document.fonts.check(`1em "${face}"`));
      }).observe(document, { childList: true, subtree: true });
    """)
    StartPage(visitor).open()
    assert visitor.page.evaluate("window.atFirst") == [True, True]
    # Those for other letters and for code stay where they are until somebody needs them; none is fetched twice.
    assert sorted(url.rsplit("/", 1)[1].split("-")[0] for url in fetched) == ["alegreya", "signs", "source"]


def resize(visitor: Visitor, size: tuple[int, int]) -> None:
    """Make the window as big as that, and wait until the page is drawn anew."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
