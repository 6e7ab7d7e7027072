import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../paths.mjs';
import { SeedClient } from '../seed/client.mjs';
import { studios } from '../seed/studios.mjs';

/** @typedef {import('./take.mjs').Taken} Taken */

/**
 * The e-mails as their tests keep them.
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder
 * @returns {Promise<Taken[]>}
 */
export async function takeMails(browser, folder) {
  const kept = inRoot('services/notifications/fixtures');
  /** @type {Taken[]} */
  const taken = [];
  for (const [size, width] of Object.entries({ desktop: 800, phone: 360 })) {
    const page = await browser.newPage({ viewport: { width, height: 640 } });
    for (const html of fs.readdirSync(kept).filter((file) => file.endsWith('.html'))) {
      const name = `mail-${html.replace('.html', '')}`;
      const file = `${name}.${size}.light.png`;
      await page.goto(pathToFileURL(path.join(kept, html)).href);
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      taken.push({ name, theme: 'light', size, file });
    }
    await page.close();
  }
  return taken;
}

/**
 * PDFs of both templates, a page a picture; a signed one with its evidence.
 * @param {string} url
 * @param {string} folder
 * @param {import('./facts.mjs').Facts} facts
 * @returns {Promise<Taken[]>}
 */
export async function takePdfs(url, folder, facts) {
  const client = new SeedClient(url);
  const { email, password } = studios.marina.owner;
  await client.ask('POST', '/api/auth/login', { email, password });
  /** @type {Taken[]} */
  const taken = [];
  for (const [name, { id }] of Object.entries({
    'pdf-modern-signed': facts.signed,
    'pdf-elegant': facts.sent,
  })) {
    const pdf = path.join(folder, `${name}.pdf`);
    fs.writeFileSync(pdf, await client.bytes(`/api/propostas/${id}/pdf`));
    spawnSync('pdftoppm', ['-r', '70', '-png', pdf, path.join(folder, name)], { stdio: 'inherit' });
    const pages = fs.readdirSync(folder).filter((file) => file.startsWith(`${name}-`));
    taken.push(...pages.map((file) => ({ name, theme: 'light', size: 'paper', file })));
  }
  return taken;
}
