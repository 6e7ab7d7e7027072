import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keepFirstLoadLight } from './vite/keep-first-load-light.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFont } from './vite/preload-font.ts';

/** Where `npm start` serves; its address as a browser would name it. */
const PRODUCT = 'http://localhost:8080';

/** Vite's own defaults for a browser build; naming any condition replaces the list. */
const BROWSER_CONDITIONS = ['module', 'browser', 'development|production'];

/** What Radix and other late packages come with: kept out of the chunk that every page shares. */
const LATE = 'dialog|confirm-dialog|sheet|dropdown-menu|tabs|tooltip|switch|toaster-view';

/** Otherwise each icon that two pages share becomes a file of its own. */
const CHUNKS = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 2,
  },
  {
    name: 'interface',
    test: new RegExp(
      `node_modules/(lucide-react|clsx|class-variance-authority)/|src/shared/ui/(?!(${LATE})\\.tsx)`,
    ),
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(/inter-latin-wght-normal/),
    keepFirstLoadLight({
      pages: ['features/landing/landing-page', 'features/public-proposal/public-proposal-page'],
      budget: 134_000, // React, its DOM half and the router are 99,000 of it
      refused: ['zod', '@tanstack/', '@radix-ui/', 'radix-ui', 'sonner', 'react-hook-form'],
    }),
    precompress(),
  ],
  // Workspace packages are read from their sources, so that the web needs no build of theirs.
  resolve: { conditions: ['@acordo/source', ...BROWSER_CONDITIONS] },
  // The gateway refuses writes whose Origin is not its own address (cross-site), so the proxy speaks with that one.
  server: { proxy: { '/api': { target: PRODUCT, headers: { origin: PRODUCT } } } },
  build: {
    target: 'es2022',
    // The policy allows fonts from 'self' alone: nothing may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the gateway what the client's page needs besides the entry.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
