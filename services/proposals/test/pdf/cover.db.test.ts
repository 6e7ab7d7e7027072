import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { describe, expect, it, jest } from '@jest/globals';
import { documentWith, drawn, evidenceWith } from '../support/draw.js';
import { footersOf, lineOf, pagesOf, squeezed } from '../support/pdf.js';

// Compiles for real, in this process, and reads with poppler.
jest.setTimeout(60_000);

const issued = { numero: '2026-014', emissao: '2026-11-30' };
const validUntil = new Date('2026-12-30T15:00:00Z');
const PROMISE = 'Você sabe o que recebe, quando e por quanto, antes de assinar.';
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Frase ${at} da descrição, de um comprimento usual.`).join(' ');
const features = (count: number) => Array.from({ length: count }, (_, at) => `Funcionalidade ${at}`);
const SHORT: Partial<ProposalDocument> = {
  descricao: 'Uma página só.',
  funcionalidades: [],
  condicoes_pagamento: '',
  servidor_web_valor: '',
  servidor_web_detalhes: '',
  servidor_email_valor: '',
  suporte_gestao_valor: '',
};
const LONG: Partial<ProposalDocument> = { descricao: sentences(120), funcionalidades: features(40) };

describe.each(['modern', 'elegant'] as const)('the first page of %s (P123, P128)', (template) => {
  const pagesOfDocument = async (over: Partial<ProposalDocument>, options = {}) =>
    pagesOf(await drawn(documentWith({ ...over, template }), options));

  it.each([SHORT, LONG])(
    'says who, for whom, what, how much, until when, and number and date',
    async (over) => {
      const [cover = ''] = await pagesOfDocument({ ...over, ...issued }, { validUntil });
      const said = [
        'Estúdio Lume',
        'Proposta para Padaria Pão & Prosa',
        'R$ 11.200,00',
        '30 dias',
        '80 horas',
      ];
      for (const text of [...said, 'Nº 2026-014', '30/11/2026', 'Válida até', '30/12/2026', PROMISE])
        expect(squeezed(cover)).toContain(squeezed(text));
      for (const text of ['12.ABC.345/01DE-35', '11.222.333/0001-81']) expect(cover).toContain(text);
    },
  );

  it('is copied and found as whole words, labels too', async () => {
    const [cover = ''] = await pagesOfDocument({ ...LONG, ...issued }, { validUntil });
    const text = cover.replace(/\s+/g, ' ').toUpperCase();
    for (const words of [
      'PROPOSTA COMERCIAL',
      'INVESTIMENTO',
      'PÁGINAS',
      'HORAS DE TRABALHO',
      'R$ 11.200,00',
    ])
      expect(text).toContain(words);
  });

  it('says nothing of a number, a date or an end that there is not', async () => {
    const [cover] = await pagesOfDocument(SHORT);
    expect(cover).not.toMatch(/Nº|Válida até|\d\d\/\d\d\/\d{4}/);
  });

  it('of what was signed promises nothing and says no end', async () => {
    const [cover] = await pagesOfDocument({ ...SHORT, ...issued }, { evidence: evidenceWith() });
    expect(cover).toContain('Nº 2026-014');
    expect(cover).not.toMatch(/Válida até|Você sabe/);
  });

  it('is a page of its own only in a document of more than two pages', async () => {
    const short = await pagesOfDocument(SHORT);
    expect(short.length).toBeLessThanOrEqual(2);
    expect(short[0]).toContain('Uma página só.');
    const long = await pagesOfDocument(LONG);
    expect(long.length).toBeGreaterThan(2);
    expect(long[0]).not.toContain('Frase 0');
    expect(long[1]).toMatch(/Frase 0/);
  });

  it('says the price twice, deadline and hours in the summary and in the sentence of the scope only (P123, P129)', async () => {
    const text = (await pagesOfDocument({ ...LONG, valor_total: '9876.00', prazo: '33 dias' })).join('\n');
    expect(text.match(/9\.876,00/g)).toHaveLength(2);
    expect(text.match(/33 dias/g)).toHaveLength(2);
    expect(text.match(/80 horas/g)).toHaveLength(2);
  });

  it('keeps its parts apart where names and title are as long and as wide as they may be (P128, attack 403)', async () => {
    const empresa = { ...documentWith({}).empresa, nome_empresa: 'W'.repeat(60) };
    const over = { ...LONG, empresa, titulo: 'W'.repeat(200), cliente_nome: 'M'.repeat(120) };
    const pdf = await drawn(documentWith({ ...over, template }), { validUntil });
    const [promise, labels] = [lineOf(pdf, 'Você'), lineOf(pdf, 'I(?:nvestimento|NVESTIMENTO)')];
    expect(labels.top - promise.end).toBeGreaterThan(4);
  });

  it('has title, number and page in its foot, as every page', async () => {
    const feet = footersOf(await drawn(documentWith({ ...LONG, ...issued, template })));
    for (const [at, foot] of feet.entries())
      expect(foot).toMatch(new RegExp(`Prosa · Nº 2026-014 +Página ${at + 1} de ${feet.length}`));
  });
});
