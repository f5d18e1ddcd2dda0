export function ReviewPage(_: { game?: string }) {
  return <main>Review</main>;
}
