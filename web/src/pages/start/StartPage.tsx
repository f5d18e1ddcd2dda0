export function StartPage(_: { game?: string }) {
  return <main>Start</main>;
}
