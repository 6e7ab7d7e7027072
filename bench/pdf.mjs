/**
 * The document as PDF: `npm run bench:pdf [seconds]`. Both templates, each request another proposal and nothing kept, asked
 * at the service with one and with two in flight; and headless Chromium printing the same proposals' pages in the same
 * run. Needs the compiled product, the built web and Chromium.
 */
import { chromium } from '@playwright/test';
import { requireChromium } from '../scripts/lib/chromium.mjs';
import { each, percentiles, print, ratio } from './lib/measure.mjs';
import { get, newProposal, post } from './lib/proposal.mjs';
import { unlimited, withStack } from './lib/stack.mjs';
import { printYardstick } from './lib/yardstick.mjs';

const seconds = Number(process.argv[2] ?? 6);
const DOCUMENTS = 60; // each comes again long after the compiler has let go of it
const PRINTED = 15;
const MARK_MS = 30;
const MARK_RATE = 45;

/** Three pages: long texts, 30 features, every service. */
const proposal = (template, at) => ({
  ...newProposal,
  template,
  titulo: `Proposta ${at} para Padaria Pão Quente`,
  descricao: `Versão ${at}. ${'Site institucional responsivo com identidade visual, blog e encomendas. '.repeat(12)}`,
  funcionalidades: Array.from(
    { length: 30 },
    (_, i) => `Funcionalidade ${at}.${i} com descrição de uma linha`,
  ),
  servidor_email_valor: '29.90',
  servidor_email_detalhes: 'Dez contas com antispam e 30 GB cada.',
  suporte_gestao_valor: '150.00',
  suporte_gestao_detalhes: 'Atendimento em dias úteis, resposta em até quatro horas.',
  painel_admin_valor: '900.00',
  prazo: '45 dias',
  horas_trabalho: '120 horas',
});

await withStack(
  async (stack) => {
    await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
    for (const template of ['modern', 'elegant']) await measure(stack, template);
  },
  { PDF_CACHE_MB: '0' },
);

async function measure(stack, template) {
  const owner = unlimited();
  const made = await makeProposals(stack, owner, template);
  const next = (i) => get(`/api/propostas/${made[i % made.length].id}/pdf`, stack.as(owner));
  const round = (connections, length = seconds) =>
    each({ url: stack.direct, next, status: 200, seconds: length, connections });
  await round(1, 2); // the first ones start the child
  const one = await round(1);
  const two = await round(2);
  const chromiumMs = await printPages(stack, made.slice(0, PRINTED));
  const sample = await fetch(stack.direct + next(0).path, { headers: stack.as(owner) });
  console.log(`${template}: ${(await sample.arrayBuffer()).byteLength} bytes`);
  print(`${template}, one in flight`, one);
  console.log(`${''.padEnd(34)} mark p50 ${MARK_MS} ms ${one.p50 <= MARK_MS ? 'met' : 'MISSED'}`);
  print(`${template}, two in flight`, two, MARK_RATE);
  print(`${template}, Chromium, one in flight`, {
    rate: chromiumMs.length / (chromiumMs.reduce((sum, ms) => sum + ms, 0) / 1000),
    ...percentiles(chromiumMs),
  });
  ratio('Chromium : Typst (p50)', percentiles(chromiumMs).p50 / one.p50);
}

async function makeProposals({ direct, as }, owner, template) {
  const send = async (route, body) => {
    const { path, ...request } = post(route, as(owner), body);
    const answer = await fetch(direct + path, request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const made = [];
  for (let at = 0; at < DOCUMENTS; at += 1) {
    const { id } = await send('/api/propostas', proposal(template, at));
    made.push({ id, token: (await send(`/api/propostas/${id}/generate-link`, {})).publicToken });
  }
  return made;
}

/** A running browser, as kind as can be: the page is loaded in the one tab that stays open, then printed. */
async function printPages({ url }, proposals) {
  const browser = await chromium.launch({
    executablePath: requireChromium(console.error),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const times = [];
    for (const { token } of [...proposals.slice(0, 2), ...proposals]) {
      const begin = performance.now();
      await page.goto(`${url}/public/proposal/${token}`);
      await page.pdf({ format: 'A4', printBackground: true, tagged: true });
      times.push(performance.now() - begin);
    }
    return times.slice(2);
  } finally {
    await browser.close();
  }
}
