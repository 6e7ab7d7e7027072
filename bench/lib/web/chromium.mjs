import { chromium } from '@playwright/test';
import { requireChromium } from '../../../scripts/lib/chromium.mjs';

/** Headless Chromium that asks nothing of the outside; how long `work` takes is how long it lives. */
export async function withChromium(work) {
  const browser = await chromium.launch({
    executablePath: requireChromium(console.log),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    console.log(`browser    Chromium ${browser.version()}, headless, drawn without a GPU`);
    return await work(browser);
  } finally {
    await browser.close();
  }
}
