/** Tabs by the book: arrow keys move between them, and only the open one is in the order of Tab. */

import { useRef } from "preact/hooks";

interface TabsProps<T extends string> {
  label: string;
  tabs: { key: T; label: string }[];
  open: T;
  panel: string;
  onOpen: (key: T) => void;
}

export function Tabs<T extends string>({ label, tabs, open, panel, onOpen }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((one) => one.key === open);
    const last = tabs.length - 1;
    const next = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const wanted = next === undefined ? undefined : tabs[next];
    if (wanted === undefined || next === undefined) return;
    event.preventDefault();
    onOpen(wanted.key);
    list.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ key, label: words }) => (
        <button
          key={key}
          id={`tab-${key}`}
          type="button"
          role="tab"
          aria-selected={key === open}
          aria-controls={panel}
          tabIndex={key === open ? 0 : -1}
          onClick={() => {
            onOpen(key);
          }}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
