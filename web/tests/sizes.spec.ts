import { expect, test } from "@playwright/test";
import { readFileSync, statSync } from "node:fs";

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8")) as Record<string, Chunk>;

/** The scripts that a page needs, compressed as the server sends them, in KB. */
function size(...entries: string[]): number {
  const needed = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (needed.has(chunk.file)) return;
    needed.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...needed].reduce((sum, file) => sum + statSync(`dist/${file}.br`).size, 0) / 1024;
}

test("scripts are small", () => {
  const lobby = size("index.html");
  expect(lobby).toBeLessThanOrEqual(60);
  expect(size("index.html", "src/pages/Table.svelte")).toBeLessThanOrEqual(150);
  for (const game of ["abyss", "valeria", "monster-lands"]) {
    const table = size("index.html", "src/pages/Table.svelte", `src/games/${game}/index.ts`);
    console.log(`scripts, compressed: lobby ${lobby.toFixed(1)} KB, table of ${game} ${table.toFixed(1)} KB`);
    expect(table).toBeLessThanOrEqual(150);
  }
});
