import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../test/product.js';

/** Journeys in a real browser against the real product. `npm run journeys -- signing` runs the files whose names hold that. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.test.ts',
  globalSetup: './setup/global-setup.mjs',
  outputDir: '../node_modules/.cache/acordo/journeys',
  workers: 2,
  timeout: 240_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    // Pictures of every step would double the time of a journey.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      // Headless Chromium that asks nothing of the outside: no updates, no background look-ups.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
