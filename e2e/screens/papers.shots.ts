import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { logoOf } from '../../scripts/lib/sample/studios.mjs';
import { THEMES } from '../support/axe.js';
import { root } from '../../scripts/lib/paths.mjs';
import { inShots, makeWindowAsTall, shoot } from './picture.js';
import { test } from './visit.js';

const LETTERS = path.join(root, 'services/notifications/fixtures');
/** How emails refer to their attached logo. */
const LOGO = 'cid:logo@acordo';

for (const file of fs.readdirSync(LETTERS).filter((one) => one.endsWith('.html')))
  test(`mail-${path.basename(file, '.html')}`, async ({ page }, info) => {
    await page.setContent(
      fs.readFileSync(path.join(LETTERS, file), 'utf8').replace(LOGO, logoOf('EL', '#0F766E')),
    );
    await makeWindowAsTall(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await shoot(page, `${info.title}.${info.project.name}.${theme}.png`, info);
    }
  });

/** PDFs are of one size. */
test.describe('on paper', { tag: '@paper' }, () => {
  test.use({ as: 'marina', colorScheme: 'dark' });
  for (const [template, state] of [
    ['modern', 'signed'],
    ['modern', 'unpriced'],
    ['elegant', 'sent'],
  ] as const) {
    test(`pdf-${template}-${state}`, async ({ page, stage }, info) => {
      const response = await page.request.get(`/api/propostas/${stage.of[state].id}/pdf`);
      await drawPages(await response.body(), info);
    });
    // Printed from the dark theme, which must not affect the print.
    test(`print-${template}-${state}`, async ({ page, stage }, info) => {
      await page.goto(`/public/proposal/${stage.of[state].token}`, { waitUntil: 'networkidle' });
      await drawPages(await page.pdf({ preferCSSPageSize: true }), info);
    });
  }
  test('print-view', async ({ page, stage }, info) => {
    await page.goto(`/view/${stage.of.signed.id}`, { waitUntil: 'networkidle' });
    await drawPages(await page.pdf({ preferCSSPageSize: true }), info);
  });
});

/** Stores the PDF, and an image of each of its pages. */
async function drawPages(bytes: Buffer, info: TestInfo): Promise<void> {
  const pdf = inShots(`${info.title}.pdf`);
  fs.mkdirSync(path.dirname(pdf), { recursive: true });
  fs.writeFileSync(pdf, bytes);
  execFileSync('pdftoppm', ['-r', '100', '-png', pdf, inShots(info.title)]);
  const isPage = new RegExp(`^${info.title}-\\d+\\.png$`);
  for (const page of fs.readdirSync(inShots('')).filter((file) => isPage.test(file)))
    await info.attach(page, { path: inShots(page) });
}
