export function TablePage(_: { game?: string }) {
  return <main>Table</main>;
}
