/**
 * The picture of a card or landscape: the first thing one sees of it. It fills the box it is given.
 *
 * An icon is a mask, filled with the colour of the text around it; a drawing of ours has colours of its own. Who cannot
 * see it loses nothing: the name is said beside it.
 */

import { sheet } from "../words";
import { PICTURES } from "./pictures";
import "./picture.css";

const OWN = "own/";

export function Picture({ card }: { card: string }) {
  const { picture } = sheet(card);
  if (picture === "") return null;
  const file = `${PICTURES}${picture}.svg`;
  if (picture.startsWith(OWN)) return <img class="picture" src={file} alt="" draggable={false} />;
  return <span class="picture picture-icon" style={{ maskImage: `url("${file}")` }} aria-hidden="true" />;
}
