import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
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

/** Build of the module with which the server renders pages (`--ssr`). It bundles its libraries' production builds. */
const buildForServer: UserConfig['build'] = {
  emptyOutDir: true,
  copyPublicDir: false,
  chunkSizeWarningLimit: 4_000,
  rolldownOptions: {
    // It needs the lazily loaded routes at once, to know which addresses have a page.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    output: { format: 'cjs', entryFileNames: 'entry-server.cjs', chunkFileNames: '[name]-[hash].cjs' },
  },
};

const BREAKPOINTS = fileURLToPath(new URL('src/ui/theme/breakpoints.css', import.meta.url));

/** Lets every style sheet name the custom media of breakpoints.css, which hold for one sheet only. */
const breakpoints = (): Plugin => ({
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

export default defineConfig(({ isSsrBuild }): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), breakpoints(), precompress()],
  css: {
    transformer: 'lightningcss',
    // A grid and its areas may be in different style sheets.
    lightningcss: { drafts: { customMedia: true }, cssModules: { grid: false } },
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
  optimizeDeps: { entries: ['index.html'] },
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
            // Code that many pages share, in few files: many of a kilobyte cost more in requests than in bytes.
            codeSplitting: {
              groups: [
                { name: 'program', tags: ['$initial'], priority: 7 },
                // Of public pages, only the catalogue has fields.
                {
                  name: 'fields',
                  test: /client\/src\/ui\/fields\/Fields\./,
                  minShareCount: 4,
                  priority: 6,
                },
                {
                  name: 'shared',
                  test: /client\/src\/(?!forms|ui\/fields)/,
                  minShareCount: 24,
                  priority: 5,
                },
                // What else the landing page shares; it has nothing of the groups below.
                {
                  name: 'landing',
                  test: /\/(LineBadge|LineTrack|ToolIcons|format|latestUnfinished|useQuery)\./,
                  priority: 4,
                },
                {
                  name: 'courses',
                  test: /\/(Avatar|CourseCard|CourseCover|Stars|course-options\.rules)\./,
                  priority: 3,
                },
                // For signed-in people, and some of it for the page of a course.
                {
                  name: 'account',
                  test: /client\/src\/(apollo\/(fetchFile|fragments)|app\/layouts|lib\/profilePicture|modules\/(accounts\/LogOutButton|notifications)|ui\/overlays\/leaving)/,
                  minShareCount: 4,
                  priority: 2,
                },
                {
                  name: 'account',
                  test: /\/(MoreMenu|ShareButton|StatCard|preferences|saveFile|useBookmark)\./,
                  priority: 2,
                },
                // On the landing page too, or on pages with forms.
                { name: 'film', test: /\/LessonFilm\./, priority: 2 },
                { name: 'text', test: /\/text\.rules\./, priority: 4 },
                {
                  name: 'lesson',
                  test: /client\/src\/modules\/(courses\/(lessons|player)|learning\/course)\//,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'learning', test: /client\/src\/modules\/learning\/dashboard\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
