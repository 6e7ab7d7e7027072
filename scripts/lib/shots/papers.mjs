import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { logoOf } from '../seed/logo.mjs';
import { propose, share, signIn } from '../seed/owner.mjs';
import { studios } from '../seed/studios.mjs';
import { visit } from '../seed/visit.mjs';
import { inRoot } from '../paths.mjs';

const WIDTHS = { desktop: 800, phone: 360 };
/** How letters refer to the logo that travels with them. */
const LOGO = 'cid:logo@acordo';

/**
 * The e-mails as their tests keep them, as mail readers show them in both colour schemes.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
export async function takeMails(browser, folder, isWanted) {
  const kept = inRoot('services/notifications/fixtures');
  const page = await browser.newPage();
  for (const file of fs.readdirSync(kept).filter((one) => one.endsWith('.html'))) {
    const name = `mail-${path.basename(file, '.html')}`;
    if (!isWanted(name)) continue;
    fs.copyFileSync(path.join(kept, file.replace('.html', '.txt')), path.join(folder, `${name}.txt`));
    const html = fs.readFileSync(path.join(kept, file), 'utf8').replace(LOGO, logoOf('EL', '#0F766E'));
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme: theme });
      for (const [size, width] of Object.entries(WIDTHS)) {
        await page.setViewportSize({ width, height: 640 });
        await page.setContent(html);
        await page.screenshot({
          path: path.join(folder, `${name}.${size}.${theme}.png`),
          fullPage: true,
        });
      }
    }
  }
  await page.close();
}

/**
 * PDFs of both templates, signed with their evidence and not, a page a picture.
 * @param {string} url
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 */
export async function takePdfs(url, folder, isWanted) {
  const owner = await signIn(url, studios.marina);
  for (const [template, proposal] of Object.entries({ modern: 'bakery', elegant: 'clinic' })) {
    const made = await propose(owner, proposal);
    for (const name of [`pdf-${template}`, `pdf-${template}-signed`]) {
      if (name.endsWith('-signed')) await sign(url, await share(owner, made));
      if (!isWanted(name)) continue;
      drawPages(name, await owner.client.bytes(`/api/propostas/${made.id}/pdf`), folder);
    }
  }
}

/**
 * @param {string} url
 * @param {string} token
 */
const sign = (url, token) =>
  visit(url, token, { signer: { nome: 'Helena Prado', email: 'helena@paoeprosa.com.br' } });

/**
 * @param {string} name
 * @param {Buffer} bytes
 * @param {string} folder
 */
function drawPages(name, bytes, folder) {
  const pdf = path.join(folder, `${name}.pdf`);
  fs.writeFileSync(pdf, bytes);
  const isPage = (/** @type {string} */ file) => new RegExp(`^${name}-\\d+\\.png$`).test(file);
  for (const file of fs.readdirSync(folder).filter(isPage)) fs.rmSync(path.join(folder, file));
  spawnSync('pdftoppm', ['-r', '100', '-png', pdf, path.join(folder, name)], { stdio: 'inherit' });
}
