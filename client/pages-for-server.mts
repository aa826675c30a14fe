import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Builds the pages a second time, as the module with which the server renders them: `.server/draw-page.cjs` in the
 * client's folder; dotfiles there are never served.
 */
export function pagesForServer(): Plugin {
  let outDir: string;
  return {
    name: 'pages-for-server',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved({ root, build: { outDir: configured } }) {
      outDir = path.resolve(root, configured, '.server');
    },
    async closeBundle() {
      await build({
        configFile: fileOf('vite.config.mts'),
        configLoader: 'runner',
        logLevel: 'warn',
        build: { ssr: fileOf('src/app/drawPage.tsx'), outDir },
      });
    },
  };
}
