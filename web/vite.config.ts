import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress";
import { sprite } from "./sprite";

// While the page is being written: a server that answers, whose address the browser's requests must carry.
const server = process.env["BESTIARY_SERVER"] ?? "http://127.0.0.1:8080";
const proxy = { "/api": { target: server, ws: true, changeOrigin: true, headers: { Origin: server } } };

// No inline assets, scripts or styles: the server sends a strict content security policy.
export default defineConfig({
  plugins: [sprite(), svelte(), compress()],
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false }, manifest: true },
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
  test: { include: ["src/**/*.test.ts"] },
});
