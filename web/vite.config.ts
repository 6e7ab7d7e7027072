import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { FIRST_LOADS } from './vite/first-loads.ts';
import { keepFirstLoadLight } from './vite/keep-first-load-light.ts';
import { precompress } from './vite/precompress.ts';
import { preloadApp } from './vite/preload-app.ts';
import { preloadFont } from './vite/preload-font.ts';

/** Where `npm start` serves; its address as a browser would name it. */
const PRODUCT = 'http://localhost:8080';

/** Vite's own defaults for a browser build; naming any condition replaces the list. */
const BROWSER_CONDITIONS = ['module', 'browser', 'development|production'];

/** What pulls Radix, the router or other late packages: kept out of what the light pages share. */
const LATE =
  'dialog|confirm-dialog|use-leave-guard|sheet|dropdown-menu|tabs|tooltip|toaster-view|link-button|plain-page';

/** Otherwise each icon that two pages share becomes a file of its own. What stands in `light` is what the light pages draw. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/(react-router|react-router-dom)\//, priority: 4 },
  {
    name: 'light',
    test: new RegExp(
      'node_modules/(clsx|class-variance-authority)/|node_modules/lucide-react/dist/esm/(?!icons/)|' +
        'node_modules/lucide-react/dist/esm/icons/(sun|moon|printer|pen-line|info|wifi-off|refresh-cw|file-down|circle-check|circle-exclamation-point|circle-alert|check|headset|layout-dashboard|mail|server)\\.|' +
        'src/shared/ui/(button|button-styles|card|drawn-sheet|empty-state|field|field-context|control-styles|textarea|skeleton|skip-link|spinner|theme-toggle|start-button|use-focus-on-mount|use-kept-focus|notify|toaster|when-idle|use-page-title|page-title)\\.|src/shared/theme/',
    ),
    priority: 3,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 2 },
  {
    name: 'interface',
    test: new RegExp(`src/shared/ui/(?!(${LATE})\\.tsx)`),
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
    preloadApp('src/app/start-app.tsx'),
    keepFirstLoadLight(FIRST_LOADS),
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
