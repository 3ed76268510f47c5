import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Where `npm run dev` finds the server; the built client is served by the server itself.
const server = process.env["PETTEIA_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // Into the Python package: an installed server has its pages beside it.
    outDir: "../petteia/web",
    emptyOutDir: true,
    target: "es2022",
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});
