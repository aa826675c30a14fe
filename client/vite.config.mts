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
  '/pictures',
  '/platform',
  '/quizzes',
  '/readyz',
  '/search',
  '/student',
  '/testimonials',
];

/**
 * Some paths, such as `/student/dashboard`, are both a page and a REST path. As on the server, a navigation (it accepts
 * HTML and has no bearer token) gets the page; everything else goes to the API.
 */
const pageForNavigations = (request: { headers: { accept?: string; authorization?: string } }) =>
  request.headers.accept?.includes('text/html') && !request.headers.authorization ? '/index.html' : undefined;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** react-router ships a production build next to the one with warnings, but does not select it automatically. */
const productionRouter = [
  { find: /^react-router$/, replacement: fileOf('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: fileOf('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/**
 * Apollo Client uses GraphQL's printer to compare documents. The first page does not need it: it loads with the code
 * that sends requests.
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

/** Build of the module with which the server renders pages. It bundles its libraries' production builds. */
const buildForServer: UserConfig['build'] = {
  emptyOutDir: true,
  copyPublicDir: false,
  chunkSizeWarningLimit: 4_000,
  rolldownOptions: {
    checks: { bundlerTimings: false },
    output: { format: 'cjs', entryFileNames: 'draw-page.cjs', chunkFileNames: '[name]-[hash].cjs' },
  },
};

/** Chunks, except the smallest, of which the first drawing of a public page calls most functions. */
const calledOnLoad = new Set([
  'program',
  'course',
  'LandingPage',
  'LandingParts',
  'CataloguePage',
  'CoursePage',
]);

/**
 * Lets Chrome compile such a chunk in the background while it loads, not function by function on the main thread. The
 * comment has to be the first line, so it is added after Vite's own changes.
 */
const compileWhileLoading: Plugin = {
  name: 'compile-while-loading',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const name of calledOnLoad) {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) return this.error(`calledOnLoad names "${name}", which is no chunk.`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

export default defineConfig(({ command, isSsrBuild }): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), printWhenSending, compileWhileLoading, precompress(), pagesForServer()],
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    // With this condition rxjs uses native classes, otherwise functions with helpers.
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
  // Without it, the development server also bundles GraphiQL's dependencies, which fails; it has a configuration of its own.
  optimizeDeps: { entries: ['index.html', 'kit.html'] },
  ssr: { noExternal: true },
  // Selects the libraries' production builds, as for the browser.
  environments: { ssr: { keepProcessEnv: false } },
  build: isSsrBuild
    ? buildForServer
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        sourcemap: false,
        target: 'baseline-widely-available',
        manifest: true,
        // Supported by every browser of that target.
        modulePreload: { polyfill: false },
        // The content security policy allows fonts and scripts from our own origin only, never from `data:`.
        assetsInlineLimit: 0,
        // bundle.test.ts limits the sizes.
        chunkSizeWarningLimit: 4_000,
        rolldownOptions: {
          // The first start builds too, and shows an operator nothing that only developers can act on.
          checks: { bundlerTimings: false },
          output: {
            // The program lists the names of all files: shorter ones make the first page smaller.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: ({ name }) =>
              /Page$|^program$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                // Code that runs before the program must not be part of it.
                {
                  name: 'start',
                  test: /first-page\.rules|app\/first(Data|Use)\.ts|vite\/preload-helper/,
                  priority: 2,
                },
                // Code that every page needs is one file: names exported between files cost bytes too.
                {
                  name: 'program',
                  test: /client\/src\/(app\/main\.tsx|apollo\/useCompleteFragment\.ts)$|@apollo\/client\/react\/hooks\/use(Query|Mutation)\.js$/,
                  priority: 1,
                },
                // Lines are drawn on every public page, course cards on most.
                {
                  name: 'line',
                  test: /client\/src\/(ui\/(map\/LineTrack|map\/LineBadge|display\/Card)\.tsx|lib\/format\.ts)$/,
                  priority: 1,
                },
                {
                  name: 'course',
                  test: /client\/src\/features\/courses\/(catalogue\/CourseCard|lessons\/readingTime)\.tsx?$/,
                  priority: 1,
                },
                // Code shared by several pages is bundled: forty files of a kilobyte each cost more in requests than in
                // bytes.
                // Forms bring zod and react-hook-form, which public pages go without.
                { name: 'libraries', test: /node_modules\/(?!zod|react-hook-form)/, minShareCount: 70 },
                {
                  name: 'fields',
                  test: /client\/src\/ui\/fields\/(Field|TextField|TextArea|SelectField)\.(tsx|module\.css)$/,
                  minShareCount: 4,
                },
                // Public pages go without these icons.
                {
                  name: 'tools',
                  test: /client\/src\/ui\/(fields\/PasswordField|icons\/ToolIcons)\.tsx$/,
                  minShareCount: 4,
                },
                { name: 'shared', test: /client\/src\/(?!forms\/)/, minShareCount: 40 },
              ],
            },
          },
        },
      },
}));
