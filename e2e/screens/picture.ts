import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { THEMES, wear } from '../support/axe.js';
import { root } from '../../scripts/lib/paths.mjs';

/** The path of a picture or of its source. */
export const inShots = (file: string): string => path.join(root, 'shots', file);

/** Elements with a fixed position: they would cover part of a picture of the whole page. */
const FIXED = '[role=dialog], [role=alertdialog], [role=menu], [data-sonner-toast]';

/** Pictures of the page in both themes, whole unless something covers it, for the report and as `shots/<name>.<project>.<theme>.png`. */
export async function picture(page: Page, name: string, info: TestInfo): Promise<void> {
  if ((await page.locator(FIXED).count()) === 0) await makeWindowAsTall(page);
  for (const theme of THEMES) {
    await wear(page, theme);
    await shoot(page, `${name}.${info.project.name}.${theme}.png`, info);
  }
}

export async function shoot(page: Page, file: string, info: TestInfo): Promise<void> {
  const place = inShots(file);
  await page.screenshot({ path: place, animations: 'disabled' });
  await info.attach(file, { path: place });
}

/** In a full-page picture of a short window, a bar at its bottom would cover part of the page. */
export async function makeWindowAsTall(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
}
