/** A text with *weighty words* in it. */

export function Emphasis({ text }: { text: string }) {
  return <>{text.split("*").map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part))}</>;
}
