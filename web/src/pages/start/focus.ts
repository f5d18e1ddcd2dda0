/** Moving the focus when what had it goes away, so that nobody who uses the keyboard is thrown back to the top. */

/** Focus the first of these that is there once the page is drawn anew. */
export function focusSoon(...selectors: string[]): void {
  requestAnimationFrame(() => {
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found !== null) {
        found.focus();
        return;
      }
    }
  });
}
