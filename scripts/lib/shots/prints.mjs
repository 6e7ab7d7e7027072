import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The client's page as it comes out of a printer, a sheet a picture: a signed one in the modern template, an open one in the
 * elegant, printed from the dark theme, which no sheet may show.
 * @param {object} given
 * @param {import('@playwright/test').Browser} given.browser
 * @param {string} given.url
 * @param {string} given.folder
 * @param {import('./facts.mjs').Facts} given.facts
 * @param {(name: string) => boolean} given.isWanted
 */
export async function takePrints({ browser, url, folder, facts, isWanted }) {
  for (const [name, { token }] of Object.entries({
    'print-modern-signed': facts.signed,
    'print-elegant': facts.sent,
  })) {
    if (!isWanted(name)) continue;
    const page = await browser.newPage({ baseURL: url, locale: 'pt-BR', colorScheme: 'dark' });
    await page.goto(`/public/proposal/${token}`, { waitUntil: 'networkidle' });
    const pdf = path.join(folder, `${name}.pdf`);
    fs.writeFileSync(pdf, await page.pdf({ preferCSSPageSize: true }));
    await page.close();
    const isSheet = (/** @type {string} */ file) => new RegExp(`^${name}-\\d+\\.png$`).test(file);
    for (const file of fs.readdirSync(folder).filter(isSheet)) fs.rmSync(path.join(folder, file));
    spawnSync('pdftoppm', ['-r', '100', '-png', pdf, path.join(folder, name)], { stdio: 'inherit' });
  }
}
