/** What Platin is, and whom it owes something. */

import { useSignalEffect } from "@preact/signals";
import { say } from "../../words";
import { Footer } from "../shared/Footer";
import { Header } from "../shared/Header";
import { Welcome } from "../shared/Welcome";
import { ARTISTS, CREDITS, ICONS } from "./credits";
import "../start/start.css";
import "./about.css";

export function AboutPage() {
  useSignalEffect(() => {
    document.title = `${say("about.title")} · Platin`;
  });
  return (
    <div class="start about">
      <Header />
      <main id="main">
        <Welcome title={say("about.title")} lead={say("about.what")} cards={["scholar", "platinum", "artisan"]}>
          <p>{say("about.free")}</p>
        </Welcome>
        <h2>{say("about.fans.title")}</h2>
        <p>{say("about.fans")}</p>
        <h2>{say("about.pictures.title")}</h2>
        <p>{say("about.pictures")}</p>
        <p>{say("about.artists", { names: ARTISTS.join(", ") })}</p>
        <ul>
          <li>
            <a href={ICONS.site}>{say("about.pictures.site")}</a>
          </li>
          <li>
            <a href={ICONS.licence}>{say("about.pictures.licence")}</a>
          </li>
        </ul>
        <p>{say("about.own")}</p>
        <h2>{say("about.others.title")}</h2>
        <p>{say("about.others")}</p>
        <ul>
          {CREDITS.map(({ name, site, licence, file }) => (
            <li key={name}>
              <a href={site}>{name}</a> (<a href={`/licences/${file}.txt`}>{say("about.others.licence", { licence })}</a>)
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  );
}
