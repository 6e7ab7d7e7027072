import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './vite/chunks.ts';
import { FIRST_LOADS } from './vite/first-loads.ts';
import { keepFirstLoadLight } from './vite/keep-first-load-light.ts';
import { precompress } from './vite/precompress.ts';
import { preloadApp } from './vite/preload-app.ts';
import { preloadFont } from './vite/preload-font.ts';

/** The address of `npm start`, as a browser sends it. */
const PRODUCT = 'http://localhost:8080';

const ROUTER = path.resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

/** Vite's own defaults for a browser build; naming any condition replaces the list. */
const BROWSER_CONDITIONS = ['module', 'browser', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(/inter-latin-(?!ext)/),
    preloadApp('src/app/start-app.tsx'),
    keepFirstLoadLight(FIRST_LOADS),
    precompress(),
  ],
  // Workspace packages are read from their sources, so that the web needs no build of theirs.
  resolve: {
    conditions: ['@acordo/source', ...BROWSER_CONDITIONS],
    // Its package names the development build for every bundler.
    alias: [
      { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
    ],
  },
  // The gateway rejects writes whose Origin is not its own address (cross-site), so the proxy sends that one.
  server: { proxy: { '/api': { target: PRODUCT, headers: { origin: PRODUCT } } } },
  build: {
    target: 'es2022',
    // The content security policy allows fonts from 'self' only: no asset may become a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The gateway reads there which files the client's page needs besides the entry.
    manifest: true,
    // The bundled packages' licences, which most of them require in every copy.
    license: { fileName: 'licencas.txt' },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
