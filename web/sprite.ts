/**
 * Picks the icons that are used out of the game-icons set (CC BY 3.0, https://game-icons.net) into SVG files. They are
 * changed in colour alone. `src/lib/icons.json` has our name for each of them; a game that has many of its own has its
 * own list, and a file that is loaded with its board.
 */

import { createRequire } from "node:module";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Set {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** The lists of icons, each with the name of its SVG file. */
function lists(): [string, URL][] {
  const games = new URL("src/games/", import.meta.url);
  const own = readdirSync(games)
    .map((game): [string, URL] => [game, new URL(`${game}/icons.json`, games)])
    .filter(([, list]) => existsSync(list));
  return [["sprite", new URL("src/lib/icons.json", import.meta.url)], ...own];
}

export function sprite(): Plugin {
  const folder = new URL("src/generated/", import.meta.url);
  return {
    name: "sprite",
    buildStart() {
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Set;
      mkdirSync(folder, { recursive: true });
      for (const [file, list] of lists()) {
        this.addWatchFile(list.pathname);
        const wanted = JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;
        const symbols = Object.entries(wanted).map(([name, icon]) => {
          const body = set.icons[set.aliases?.[icon]?.parent ?? icon]?.body;
          if (!body) throw new Error(`${list.pathname}: there is no icon “${icon}”`);
          return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
        });
        const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
        writeFileSync(new URL(`${file}.svg`, folder), text);
      }
    },
  };
}
