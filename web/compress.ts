/** Compresses what was built, once and well, so that the server only has to choose. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|html)$/;

export function compress(): Plugin {
  let out = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const whole = readFileSync(path);
        const small = brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        if (small.length < whole.length) writeFileSync(`${path}.br`, small);
      }
    },
  };
}
