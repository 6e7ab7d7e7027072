import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The client's page for the gateway: one file with everything in it, since the gateway does not depend on React. Built after
 * the browser's files, into their folder, so that an image has to copy only that folder.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  // Workspace packages are read from their sources, as in the browser's build.
  ssr: { noExternal: true, resolve: { conditions: ['@acordo/source', 'module', 'node', 'production'] } },
  resolve: { conditions: ['@acordo/source', 'module', 'node', 'production'] },
  // A server build reads this at run time; set here, so that React's development build is never used.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/app/entry-server.tsx',
    outDir: 'dist/server',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
  },
});
