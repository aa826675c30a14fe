import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { breakpoints, css } from './styles.mjs';

/** The kit's page by itself, for its test: the development server takes too long to start. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), breakpoints()],
  css,
  build: {
    minify: false,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: { input: 'kit.html' },
  },
});
