import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The API explorers' pages: a separate build, because no page of the product loads any of it. */
export default defineConfig({
  root: fileOf('.'),
  base: '/graphiql/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../dist/graphiql',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // The content security policy allows fonts and scripts from our own origin only, never from `data:`.
    assetsInlineLimit: 0,
    // The editor is one large chunk.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [fileOf('graphiql.html'), fileOf('sandbox.html')],
      // GraphiQL's files contain "use no memo" directives for a compiler that does not run here.
      onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
    },
  },
  worker: { format: 'es' },
});
