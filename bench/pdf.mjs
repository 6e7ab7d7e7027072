/**
 * The document as PDF: `npm run bench:pdf [seconds]`. Both templates, each request another proposal and nothing cached, requested
 * from the service with one and with two in flight. Needs the compiled product.
 */
import { compare } from './lib/compare.mjs';
import { measure } from './lib/measure.mjs';
import { create, newProposal, writeMany } from './lib/proposals.mjs';
import { get } from './lib/requests.mjs';
import { unlimited } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 6);
const DOCUMENTS = 60; // each recurs long after its cached code is gone
const owner = unlimited();

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

const prepare = async (stack) => {
  const calls = {};
  for (const template of ['modern', 'elegant']) {
    const ids = await writeMany(DOCUMENTS, (at) => create(stack, owner, proposal(template, at)));
    let turn = 0;
    const request = () => get(`/api/propostas/${ids[turn++ % DOCUMENTS]}/pdf`, stack.as(owner));
    const round = (connections, length = seconds) =>
      measure({ url: stack.direct, request, seconds: length, connections });
    await round(1, 2); // the first requests start the child process
    calls[`${template}, one in flight`] = { run: () => round(1), marks: { p50: 30 } };
    calls[`${template}, two in flight`] = { run: () => round(2), marks: { rate: 45 } };
  }
  return { calls };
};

await compare(prepare, { PDF_CACHE_MB: '0' });
