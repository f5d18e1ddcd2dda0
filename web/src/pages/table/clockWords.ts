/** Give milliseconds as minutes and seconds: "4:05". Whatever is left of a second counts as one. */
export function clockWords(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;
}
