/** The faces that each page needs: it is shown when they are there, so that nothing moves when they come. */

import "./fonts.css";

const NEEDED = ['1em "Source Sans 3"', '1em "Alegreya"', '1em "Signs"'];

/** Wait for the faces; without them the page is shown in those of the machine. */
export async function facesLoaded(): Promise<void> {
  await Promise.allSettled(NEEDED.map((face) => document.fonts.load(face, face.includes("Signs") ? "✓" : undefined)));
}
