import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
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

/**
 * Apollo Client brings GraphQL's printer along to tell documents apart. The first page does without: what prints is
 * loaded with what sends.
 */
const printWhenSending: Plugin = {
  name: 'print-when-sending',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './graphql/print.js' && importer?.endsWith('/@apollo/client/utilities/index.js')
      ? fileOf('src/apollo/print.ts')
      : null,
};

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
  plugins: [react(), printWhenSending, precompress(), pagesForServer()],
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
        // Every browser of that target knows it.
        modulePreload: { polyfill: false },
        // The content security policy allows fonts and scripts from our own origin only, never from `data:`.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What runs before the program must not be part of it.
                { name: 'start', test: /first-page\.rules|vite\/preload-helper/, priority: 2 },
                // What the program needs on every page is one file: names that cross from file to file cost bytes too.
                {
                  name: 'program',
                  test: /client\/src\/app\/main\.tsx$|@apollo\/client\/react\/hooks\/use(Query|Mutation|Fragment)\.js$/,
                  priority: 1,
                },
                // The drawing of a line is on every public page, a course's card on most.
                {
                  name: 'line',
                  test: /client\/src\/(ui\/(LineTrack|LineBadge|Card)\.tsx|lib\/format\.ts)$/,
                  priority: 1,
                },
                { name: 'course', test: /client\/src\/features\/catalogue\/CourseCard\.tsx$/, priority: 1 },
                // What several pages share travels together: forty files of a kilobyte each cost more in requests than in bytes.
                { name: 'libraries', test: /node_modules/, minShareCount: 16 },
                {
                  name: 'tools',
                  test: /client\/src\/ui\/(\w*Field|TextArea|ToolIcons)\.(tsx|module\.css)$/,
                  minShareCount: 4,
                },
                { name: 'shared', test: /client\/src\//, minShareCount: 12 },
              ],
            },
          },
        },
      },
}));
