import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      ...Object.fromEntries(restPaths.map((path) => [path, { target: api, bypass: pageForNavigations }])),
    },
  },
  build: {
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
});
