/** The client: the words are loaded first, then the page that the address names is shown. */

import { render } from "preact";
import { Lazy } from "./pages/Lazy";
import { StartPage } from "./pages/start/StartPage";
import { MissingPage } from "./pages/shared/MissingPage";
import { ReviewPage } from "./pages/review/ReviewPage";
import { TablePage } from "./pages/table/TablePage";
import { route } from "./route";
import { facesLoaded } from "./style/faces";
import { applyPreferences } from "./preferences";
import { speak } from "./words";
import "./style/base.css";

function App() {
  const { page, name } = route.value;
  switch (page) {
    case "start":
      return <StartPage />;
    case "table":
      return <TablePage key={name} game={name} />;
    case "review":
      return <ReviewPage key={name} game={name} />;
    case "missing":
      return <MissingPage />;
    default:
      return <Lazy key={page} page={page} name={name} />;
  }
}

applyPreferences();
const root = document.getElementById("app");
if (root !== null) {
  Promise.all([speak(), facesLoaded()]).then(
    () => {
      render(<App />, root);
    },
    () => {
      // Without words there is nothing to say it with; these two are the only ones of the client's own.
      root.textContent = "Der Server antwortet nicht. / The server does not answer.";
    },
  );
}

// What is built is also there without the server, to say that it does not answer. See public/sw.js.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
