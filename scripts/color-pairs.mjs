/**
 * `sh scripts/node.sh scripts/color-pairs.mjs`: writes docs/colors.jpg, ten awkward pairs of colours (D26): cover and total in both
 * templates, modern before and after, elegant before and after. Before: as edition 1, release 0.1.0, renders them (P111).
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { compileServices } from './lib/compile.mjs';
import { inRoot } from './lib/paths.mjs';

/** @type {[name: string, primaria: string, secundaria: string][]} */
const PAIRS = [
  ['amarelo + preto', '#FFE600', '#000000'],
  ['branco + cinza', '#FFFFFF', '#777777'],
  ['verde neon + rosa', '#39FF14', '#FF10F0'],
  ['marinho + laranja', '#0B1F4B', '#F97316'],
  ['dois azuis', '#1D4ED8', '#1E55E0'],
  ['marrom + bege', '#6B4423', '#E8D5B7'],
  ['vermelho + verde', '#E11D2E', '#16A34A'],
  ['preto + preto', '#000000', '#000000'],
  ['pastéis', '#F9C6D7', '#C6E2F9'],
  ['padrão', '#3B82F6', '#8B5CF6'],
];
const BEFORE = 1;
const WIDTH = 320;
const GAP = 12;
const CAPTION = 30;
const QUALITY = 70;

await compileServices();
const services = 'services/proposals/dist';
const load = (/** @type {string} */ file) => import(inRoot(file));
const { RenderPdf, unsignedSource } = await load(`${services}/documents/pdf/render-pdf.js`);
const { Typst } = await load(`${services}/documents/pdf/typst.js`);
const { FONT_FILES } = await load(`${services}/documents/fonts/font-files.js`);
const { freeze } = await load(`${services}/content/domain/document.js`);
const { ByteCache } = await load('packages/service-kit/dist/memory/byte-cache.js');
const { contentFixture, documentFixture } = await load('packages/contracts/dist/fixtures/proposal.js');

const typst = new Typst(
  inRoot('services/proposals/templates'),
  FONT_FILES.map((/** @type {string} */ file) => fs.readFileSync(file)),
);
const none = () => new ByteCache({ maxBytes: 0, maxAgeMs: 1 });
const renderPdf = new RenderPdf({
  children: { run: async (/** @type {any} */ job) => typst.pdf(job), expectRoom: () => undefined },
  cache: none(),
  failures: none(),
  readLogo: async () => null,
  site: { appName: 'Acordo', publicUrl: 'https://acordo.test' },
});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-colors-'));

/** Parts of the document's pages, before and after: [page, top, height], as shares of a page's height. */
const PARTS = {
  modern: {
    before: { cover: [0, 0, 0.3], total: [1, 0.13, 0.26] },
    after: { cover: [0, 0, 0.44], total: [1, 0.3, 0.22] },
  },
  elegant: {
    before: { cover: [0, 0.04, 0.32], total: [1, 0.25, 0.27] },
    after: { cover: [0, 0.04, 0.4], total: [1, 0.22, 0.14] },
  },
};

/** @param {keyof typeof PARTS} template @param {{ primaria: string, secundaria: string }} colors @param {number} [edition] */
async function pagesOf(template, colors, edition) {
  const content = {
    ...contentFixture,
    template,
    descricao: '',
    funcionalidades: ['Responsivo mobile', 'SEO otimizado'],
    condicoes_pagamento: '',
    cores_personalizadas: colors,
  };
  const source = unsignedSource(freeze(content, documentFixture.empresa), 'enviado');
  const pdf = await renderPdf.execute(edition ? { ...source, edition } : source, 'picture');
  const file = path.join(folder, 'document.pdf');
  fs.writeFileSync(file, pdf);
  execFileSync('pdftoppm', [
    '-png',
    '-scale-to-x',
    String(WIDTH),
    '-scale-to-y',
    '-1',
    file,
    path.join(folder, 'page'),
  ]);
  return [1, 2].map((page) => fs.readFileSync(path.join(folder, `page-${page}.png`)));
}

/** @param {keyof typeof PARTS} template @param {Buffer[]} pages @param {number} [edition] */
async function cellOf(template, pages, edition) {
  const { cover, total } = PARTS[template][edition ? 'before' : 'after'];
  const strips = [];
  for (const [page, top, share] of [cover, total]) {
    const image = sharp(pages[page ?? 0]);
    const { height } = await image.metadata();
    const place = {
      left: 0,
      width: WIDTH,
      top: Math.round(height * (top ?? 0)),
      height: Math.round(height * (share ?? 0)),
    };
    strips.push({ height: place.height, bytes: await image.extract(place).toBuffer() });
  }
  return strips;
}

const label = (/** @type {string} */ text, /** @type {number} */ width) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="0" y="20" font-family="Inter, sans-serif" font-size="14" fill="#10182B">${text}</text></svg>`,
  );

/** @type {{ input: Buffer, left: number, top: number }[]} */
const placed = [];
let top = GAP;
for (const [name, primaria, secundaria] of PAIRS) {
  placed.push({ input: label(`${name}: ${primaria}, ${secundaria}`, 4 * WIDTH), left: GAP, top });
  top += CAPTION;
  let left = GAP;
  let tallest = 0;
  for (const template of /** @type {const} */ (['modern', 'elegant']))
    for (const edition of [BEFORE, undefined]) {
      let height = 0;
      for (const strip of await cellOf(
        template,
        await pagesOf(template, { primaria, secundaria }, edition),
        edition,
      )) {
        placed.push({ input: strip.bytes, left, top: top + height });
        height += strip.height;
      }
      tallest = Math.max(tallest, height);
      left += WIDTH + GAP;
    }
  top += tallest + GAP;
}
fs.rmSync(folder, { recursive: true });
const background = '#D8D5CC';
const page = { width: 4 * (WIDTH + GAP) + GAP, height: top, channels: /** @type {const} */ (3), background };
const file = inRoot('docs/colors.jpg');
await sharp({ create: page }).composite(placed).jpeg({ quality: QUALITY, mozjpeg: true }).toFile(file);
console.log(`${file}: ${Math.ceil(fs.statSync(file).size / 1024)} KB`);
