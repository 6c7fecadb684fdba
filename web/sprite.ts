/**
 * Picks the icons that are used out of the game-icons set (CC BY 3.0, https://game-icons.net) into one SVG file. They are
 * changed in colour alone. `src/lib/icons.json` has our name for each of them.
 */

import { createRequire } from "node:module";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

interface Set {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function sprite(): Plugin {
  const folder = new URL("src/generated/", import.meta.url);
  return {
    name: "sprite",
    buildStart() {
      const list = new URL("src/lib/icons.json", import.meta.url);
      this.addWatchFile(list.pathname);
      const wanted = JSON.parse(readFileSync(list, "utf8")) as Record<string, string>;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Set;
      const symbols = Object.entries(wanted).map(([name, icon]) => {
        const body = set.icons[set.aliases?.[icon]?.parent ?? icon]?.body;
        if (!body) throw new Error(`icons.json: there is no icon “${icon}”`);
        return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
      });
      mkdirSync(folder, { recursive: true });
      const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`;
      writeFileSync(new URL("sprite.svg", folder), text);
    },
  };
}
