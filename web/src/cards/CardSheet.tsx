/** The sheet of a card: its whole text, types, cost, set, name in the other language, and rulings. */

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { lang, say, setName, sheet, typeName } from "../words";
import { CostSign } from "./CostSign";
import { Dialog } from "./Dialog";
import { Picture } from "./Picture";
import { TypeGlyph } from "./glyphs";
import { coloursOf, costWords, signsOf } from "./kinds";
import { SignedText } from "./SignedText";
import { fetchRulings, rulingsOf } from "./rulings";
import "./sheet.css";

interface Shown {
  card: string;
  /** What is said of this card where it lies. */
  told: string;
}

const shown = signal<Shown | null>(null);
const preview = signal<(Shown & { at: DOMRect }) | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

const HOVER = 550;

/** Show the sheet of a card or landscape. */
export function openSheet(card: string, told = ""): void {
  shown.value = { card, told };
}

/** Show a preview beside an element if the mouse rests there. */
export function planPreview(card: string, beside: Element, told = ""): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (beside.isConnected && shown.value === null) preview.value = { card, told, at: beside.getBoundingClientRect() };
  }, HOVER);
}

export function hidePreview(): void {
  clearTimeout(timer);
  preview.value = null;
}

/** Where sheets and previews appear; a page has one. */
export function SheetHost() {
  const open = shown.value;
  const hover = preview.value;
  return (
    <>
      {open !== null && <Sheet key={open.card} {...open} />}
      {open === null && hover !== null && <Preview {...hover} />}
    </>
  );
}

function Sheet({ card, told }: Shown) {
  const face = sheet(card);
  useRulings(card);
  return (
    <Dialog
      class={`sheet c1-${coloursOf(face)[0] ?? ""}`}
      title={face.name}
      onClose={() => {
        shown.value = null;
      }}
    >
      <SheetBody card={card} told={told} most={100} />
    </Dialog>
  );
}

/** Fetch the rulings of a card whenever the language is another one. */
function useRulings(card: string): void {
  const language = lang.value;
  useEffect(() => {
    fetchRulings(card);
  }, [card, language]);
}

/** What a mouse sees when it rests on a card. The sheet says the same to everybody else. */
function Preview({ card, told, at }: Shown & { at: DOMRect }) {
  const own = useRef<HTMLDivElement>(null);
  useRulings(card);
  const rulings = rulingsOf(card);
  useLayoutEffect(() => {
    const box = own.current;
    if (box === null) return;
    const { width, height } = box.getBoundingClientRect();
    const right = at.right + 8 + width <= innerWidth;
    const x = right ? at.right + 8 : at.left - 8 - width;
    const y = Math.min(Math.max(8, at.top), innerHeight - height - 8);
    box.style.left = `${String(Math.max(8, Math.min(x, innerWidth - width - 8)))}px`;
    box.style.top = `${String(Math.max(8, y))}px`;
  }, [card, at, rulings]);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") hidePreview();
    };
    addEventListener("keydown", key);
    addEventListener("scroll", hidePreview, true);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("scroll", hidePreview, true);
    };
  }, []);
  return (
    <div ref={own} class={`preview c1-${coloursOf(sheet(card))[0] ?? ""}`} aria-hidden="true">
      <p class="preview-name">{sheet(card).name}</p>
      <SheetBody card={card} told={told} most={4} />
    </div>
  );
}

function SheetBody({ card, told, most }: Shown & { most: number }) {
  const face = sheet(card);
  const rulings = rulingsOf(card);
  return (
    <>
      <div class="sheet-facts">
        <span class={`card-picture sheet-picture ${coloursOf(face).map((colour, i) => `c${String(i + 1)}-${colour}`).join(" ")}`} aria-hidden="true">
          <span class="card-motif">
            <Picture card={card} />
          </span>
        </span>
        <p class="sheet-types">
          {signsOf(face).map((type) => (
            <span class="sheet-type" key={type}>
              <TypeGlyph type={type} /> {typeName(type)}
            </span>
          ))}
        </p>
        {face.cost !== null && (
          <p class="sheet-cost">
            <CostSign cost={face.cost} />
            <span class="unseen">{say("card.costs", { cost: costWords(face.cost) })}</span>
          </p>
        )}
      </div>
      {told !== "" && <p class="sheet-told">{told}</p>}
      <div class="sheet-text">
        {face.text.split("\n").map((line, i) => (line === "—" ? <hr key={i} /> : (
              <p key={i}>
                <SignedText text={line} />
              </p>
            )))}
        {face.text === "" && <p class="sheet-quiet">{say("card.no_text")}</p>}
      </div>
      <p class="sheet-quiet">
        {face.other !== "" && face.other !== face.name
          ? say("card.also", { set: setName(face.set), other: face.other })
          : setName(face.set)}
      </p>
      {rulings !== undefined && rulings.length > 0 && (
        <>
          <h3 class="sheet-head">{say("card.rulings")}</h3>
          <ul class="sheet-rulings">
            {rulings.slice(0, most).map((ruling, i) => (
              <li key={i}>
                {ruling.text} <cite>{ruling.source}</cite>
              </li>
            ))}
          </ul>
          {rulings.length > most && <p class="sheet-quiet">{say("card.more_rulings", { n: rulings.length - most })}</p>}
        </>
      )}
    </>
  );
}
