import { defineConfig } from '@playwright/test';
import { requireChromium } from '../scripts/lib/programs.mjs';

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
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Other journeys are about one size, or set it themselves.
    { name: 'phone', use: { viewport: { width: 360, height: 640 } }, grep: /@phone/ },
  ],
  use: {
    locale: 'pt-BR',
    // Snapshots of every step cost a fifth of a journey's time; `npm run journeys -- signing --trace on` records them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: requireChromium((text) => void process.stderr.write(`${text}\n`)),
      // Headless Chromium without requests to other hosts: no updates, no background look-ups.
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
