/** An address that nothing is at, and the way back. */

import { useSignalEffect } from "@preact/signals";
import { go } from "../../route";
import { say } from "../../words";
import { Footer } from "./Footer";
import { Header } from "./Header";
import "./shared.css";

export function MissingPage() {
  useSignalEffect(() => {
    document.title = `${say("general.missing")} · Platin`;
  });
  return (
    <>
      <Header />
      <main id="main" class="missing">
        <h1>{say("general.missing")}</h1>
        <p>{say("general.missing_more")}</p>
        <p>
          <a
            href="/"
            onClick={(event) => {
              event.preventDefault();
              go("/");
            }}
          >
            {say("general.to_start")}
          </a>
        </p>
      </main>
      <Footer />
    </>
  );
}
