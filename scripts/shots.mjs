/**
 * `npm run shots [part of a name]`: a catalogue of every screen, e-mail and PDF in `shots/`, both themes, 360 and 1280 px,
 * from the sample data. Needs the built product and Chromium; PDFs need poppler.
 */
import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { requireChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { requirePoppler } from './lib/poppler.mjs';
import { plant } from './lib/seed/plant.mjs';
import { catalogue } from './lib/shots/catalogue.mjs';
import { findFacts } from './lib/shots/facts.mjs';
import { indexPage } from './lib/shots/index-page.mjs';
import { takeMails, takePdfs } from './lib/shots/papers.mjs';
import { takeAll } from './lib/shots/take.mjs';

const wanted = process.argv[2] ?? '';
const isWanted = (/** @type {string} */ name) => name.includes(wanted);
const folder = inRoot('shots');
fs.mkdirSync(folder, { recursive: true });
requirePoppler(console.log);

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-shots-'));
fs.chmodSync(dataDir, 0o711); // Postgres runs as another user when we are root
const product = await plant(dataDir);
const browser = await chromium.launch({
  executablePath: requireChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { url } = product;
  const facts = await findFacts(url);
  const shots = catalogue.filter(({ name }) => isWanted(name));
  const taken = await takeAll({ browser, url, folder, shots, facts });
  if (isWanted('mail')) taken.push(...(await takeMails(browser, folder)));
  if (isWanted('pdf')) taken.push(...(await takePdfs(url, folder, facts)));
  fs.writeFileSync(path.join(folder, 'index.html'), indexPage(taken));
  console.log(`${taken.length} pictures: ${path.join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(product.postgresDir, { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
}
