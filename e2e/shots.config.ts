import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';

/** `npm run shots`: pictures of every screen, mail and PDF, in `shots/`. */
export default defineConfig({
  ...journeys,
  testMatch: 'screens/*.shots.ts',
  outputDir: '../node_modules/.cache/acordo/shots',
  projects: (journeys.projects ?? []).map(({ name = '', use = {} }) => ({
    name,
    use,
    ...(name === 'phone' ? { grepInvert: /@paper/ } : {}),
  })),
  reporter: [['list'], ['html', { outputFolder: '../shots/report', open: 'never' }]],
  use: { ...journeys.use, trace: 'off' },
});
