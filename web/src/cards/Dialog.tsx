/** A dialog: the browser keeps the focus within it, and Escape or a click beside it closes it. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../words";
import "./dialog.css";

interface DialogProps {
  title: ComponentChildren;
  children: ComponentChildren;
  /** Without it the dialog must be answered. */
  onClose?: (() => void) | undefined;
  class?: string;
}

export function Dialog({ title, children, onClose, class: extra = "" }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const beside = useRef(false);
  const heading = useId();
  useEffect(() => {
    const dialog = own.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={own}
      class={`dialog ${extra}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onPointerDown={(event) => {
        beside.current = event.target === own.current;
      }}
      onClick={(event) => {
        // Lifting the finger of the long press that opened the dialog is no click beside it.
        if (event.target === own.current && beside.current) onClose?.();
      }}
      onKeyDown={(event) => {
        // The keys of the table below are not meant while a dialog is open.
        if (event.key !== "Escape" && event.key !== "Tab") event.stopPropagation();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          {onClose !== undefined && (
            <button type="button" class="dialog-close" onClick={onClose} aria-label={say("card.close")}>
              <span aria-hidden="true">✕</span>
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
