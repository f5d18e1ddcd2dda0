/** The client: the words are loaded first, then the page that the address names is shown. */

import { render } from "preact";
import { StartPage } from "./pages/start/StartPage";
import { MissingPage } from "./pages/shared/MissingPage";
import { ReviewPage } from "./pages/review/ReviewPage";
import { TablePage } from "./pages/table/TablePage";
import { route } from "./route";
import { facesLoaded } from "./style/faces";
import { applyTheme } from "./theme";
import { speak } from "./words";
import "./style/base.css";

function App() {
  const { page, game } = route.value;
  switch (page) {
    case "start":
      return <StartPage />;
    case "table":
      return <TablePage key={game} game={game} />;
    case "review":
      return <ReviewPage key={game} game={game} />;
    case "missing":
      return <MissingPage />;
  }
}

applyTheme();
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
