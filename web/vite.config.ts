import { defineConfig } from "vite";

// The server carries what is built here; in development the page comes from vite and talks to a server beside it.
export default defineConfig({
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
