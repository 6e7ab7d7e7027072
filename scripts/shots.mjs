/**
 * `npm run shots [parts of names]`: a catalogue of every screen, e-mail and PDF in `shots/`, both themes, 360 and 1280 px,
 * from the sample data. Needs the built product and Chromium; PDFs need poppler.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { requirePoppler } from './lib/poppler.mjs';
import { firstAdministrator } from './lib/seed/administrator.mjs';
import { plant } from './lib/seed/plant.mjs';
import { catalogue } from './lib/shots/catalogue.mjs';
import { findFacts } from './lib/shots/facts.mjs';
import { indexPage } from './lib/shots/index-page.mjs';
import { clear, picturesIn } from './lib/shots/pictures.mjs';
import { takeMails, takePdfs } from './lib/shots/papers.mjs';
import { takePrints } from './lib/shots/prints.mjs';
import { takeAll } from './lib/shots/take.mjs';

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));
const folder = inRoot('shots');
fs.mkdirSync(folder, { recursive: true });
if (wanted.length === 0) clear(folder);
requirePoppler(console.log);

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-shots-'));
fs.chmodSync(dataDir, 0o711); // Postgres runs as another user when we are root
const product = await plant(dataDir, {
  CHECKOUT_URL_MENSAL: 'https://pagar.example/mensal',
  CHECKOUT_URL_ANUAL: 'https://pagar.example/anual',
  OPERATOR_NAME: 'Acordo Tecnologia Ltda.',
  OPERATOR_CNPJ: '11.222.333/0001-81',
  OPERATOR_ADDRESS: 'Rua das Acácias, 10, Vila Madalena, São Paulo - SP, 05443-000',
  PRIVACY_EMAIL: 'privacidade@acordo.example',
});
const browser = await chromium.launch({
  executablePath: requireChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { url } = product;
  const facts = await findFacts(url, firstAdministrator(dataDir, {}));
  const shots = catalogue.filter(({ name }) => isWanted(name));
  await takeAll({ browser, url, folder, shots, facts });
  await takeMails(browser, folder, isWanted);
  await takePdfs(url, folder, isWanted);
  await takePrints({ browser, url, folder, facts, isWanted });
  const index = path.join(folder, 'index.html');
  fs.writeFileSync(index, indexPage(picturesIn(folder)));
  console.log(index);
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(product.postgresDir, { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
}
