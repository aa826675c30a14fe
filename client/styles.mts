import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

const BREAKPOINTS = fileURLToPath(new URL('src/ui/theme/breakpoints.css', import.meta.url));

/** Lets every style sheet name the custom media of breakpoints.css, which hold for one sheet only. */
export const breakpoints = (): Plugin => ({
  name: 'breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /client\/src\/.+\.css$/ },
    handler(code) {
      this.addWatchFile(BREAKPOINTS);
      return `${code}\n${readFileSync(BREAKPOINTS, 'utf8')}`;
    },
  },
});

export const css: UserConfig['css'] = {
  transformer: 'lightningcss',
  // A grid and its areas may be in different style sheets.
  lightningcss: { drafts: { customMedia: true }, cssModules: { grid: false } },
};
