import { defineConfig, type Plugin } from "vite";
import { ARTISTS, ICONS } from "./src/pages/about/credits.ts";
import manifest from "./package.json" with { type: "json" };

const ICONS_LICENCE = `The pictograms in assets/pictures, except for those in own/, are from ${ICONS.site}.
Icons made by ${ARTISTS.join(", ")}.
Licence: Creative Commons Attribution 3.0 Unported (CC BY 3.0), ${ICONS.licence}
Their colour has been taken out, and those in plain/ are put together from several.
`;

// What goes out with the client goes out with its licence: packages that are in it, those whose faces are, and icons.
function licences(): Plugin {
  return {
    name: "licences",
    async generateBundle() {
      const inside = [...this.getModuleIds()].flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
      this.emitFile({ type: "asset", fileName: "licences/game-icons.txt", source: ICONS_LICENCE });
      for (const name of new Set([...Object.keys(manifest.dependencies), ...inside])) {
        const file = `${this.environment.config.root}/node_modules/${name}/LICENSE`;
        const source = await this.fs.readFile(file, { encoding: "utf8" });
        this.emitFile({ type: "asset", fileName: `licences/${name.replace(/^@/, "").replace("/", "-")}.txt`, source });
      }
    },
  };
}

// The server carries what is built here; in development the page comes from vite and talks to a server beside it.
export default defineConfig({
  plugins: [licences()],
  build: {
    outDir: "../src/platin/server/static",
    emptyOutDir: true,
    // Everything comes from files of our own: the content security policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8765",
      "/socket": { target: "ws://127.0.0.1:8765", ws: true },
    },
  },
});
