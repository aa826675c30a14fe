import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { pagesForServer } from './pages-for-server.mjs';
import { precompress } from './precompress.mjs';

const api = 'http://127.0.0.1:5000';
const restPaths = [
  '/api',
  '/auth',
  '/certificates',
  '/healthz',
  '/instructor',
  '/media',
  '/notifications',
  '/platform',
  '/quizzes',
  '/readyz',
  '/search',
  '/student',
  '/testimonials',
];

/**
 * Some paths, such as `/student/dashboard`, are both a page and a REST path. As on the server, a navigation
 * (it accepts HTML and carries no bearer token) gets the page; everything else goes to the API.
 */
const pageForNavigations = (request: { headers: { accept?: string; authorization?: string } }) =>
  request.headers.accept?.includes('text/html') && !request.headers.authorization ? '/index.html' : undefined;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The router's package has its production build beside the one with warnings, but does not choose between them. */
const productionRouter = [
  { find: /^react-router$/, replacement: fileOf('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: fileOf('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** Of the module with which the server draws the pages. It brings its libraries along, in their production builds. */
const buildForServer: UserConfig['build'] = {
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: {
    output: { format: 'cjs', entryFileNames: 'draw-page.cjs', chunkFileNames: '[name]-[hash].cjs' },
  },
};

export default defineConfig(({ command, isSsrBuild }): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), precompress(), pagesForServer()],
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    // rxjs has its classes as classes under this condition, as functions with helpers without it.
    ...(!isSsrBuild && { conditions: ['es2015', ...defaultClientConditions] }),
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/graphiql': api,
      ...Object.fromEntries(restPaths.map((path) => [path, { target: api, bypass: pageForNavigations }])),
    },
  },
  ssr: { noExternal: true },
  // Its libraries are the production builds, as the browser's are.
  environments: { ssr: { keepProcessEnv: false } },
  build: isSsrBuild
    ? buildForServer
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        sourcemap: false,
        target: 'baseline-widely-available',
        manifest: true,
        // The content security policy allows fonts and scripts from our own origin only, never from `data:`.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            // What several pages share travels together: forty files of a kilobyte each cost more in requests than in bytes.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, minShareCount: 16 },
                { name: 'shared', test: /client\/src\//, minShareCount: 12 },
              ],
            },
          },
        },
      },
}));
