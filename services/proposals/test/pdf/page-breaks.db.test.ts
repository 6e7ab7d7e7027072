import { describe, expect, it, jest } from '@jest/globals';
import { documentWith, drawn, evidenceWith } from '../support/draw.js';
import { fillOf, footersOf, pagesOf, squeezed, textOf } from '../support/pdf.js';

// Forty documents a template, each a line longer than the previous one: every position of a page break is tried.
jest.setTimeout(60_000);
const LENGTHS = Array.from({ length: 40 }, (_, i) => i);
const HEADINGS = ['Escopo do Projeto', 'Funcionalidades Incluídas', 'Serviços Adicionais', 'Investimento']
  .concat([
    'Condições de Pagamento',
    'Próximos Passos',
    'Pronto para começar?',
    'Hospedagem Web',
    'Suporte e Gestão',
  ])
  .map((heading) => squeezed(heading).toUpperCase());
const LONGER = ', com um texto que precisa de mais linhas do que uma só em cada coluna';
const CLAUSE = (at: number) => `Cláusula ${at}. ${'O cliente entrega os textos em cinco dias. '.repeat(3)}`;
const details = (name: string) => `Começo ${name}. ${'Uma linha que enche o bloco. '.repeat(9)}Fim ${name}.`;

describe.each(['modern', 'elegant'] as const)('page breaks of %s', (template) => {
  it.each(LENGTHS)('split no service and leave no heading alone after %d lines', async (lines) => {
    const pdf = await drawn(
      documentWith({
        template,
        descricao: Array.from({ length: lines }, (_, i) => `Linha ${i}`).join('\n'),
        servidor_web_detalhes: details('web'),
        suporte_gestao_detalhes: details('suporte'),
        condicoes_pagamento: 'Metade agora.\nMetade depois.',
      }),
    );
    const pages = textOf(pdf).split('\f').slice(0, -1);
    for (const page of pages) {
      for (const name of ['web', 'suporte']) {
        const parts = ['Começo', 'Fim'].map((word) => page.includes(`${word} ${name}.`));
        expect(new Set(parts).size).toBe(1);
      }
      const end = squeezed(page).toUpperCase();
      expect(HEADINGS.filter((heading) => end.endsWith(heading))).toEqual([]);
    }
  });

  it.each(LENGTHS)(
    'leave no page nearly empty, the last one either, after %d features (P123)',
    async (count) => {
      const pdf = await drawn(
        documentWith({
          template,
          funcionalidades: Array.from({ length: count }, (_, at) => `Funcionalidade ${at}${LONGER}`),
          descricao: Array.from({ length: 3 + (count % 9) }, () =>
            'Uma frase usual da descrição. '.repeat(9),
          ).join('\n\n'),
        }),
        // Without next steps the company's contact is all that is left for the end.
        { status: count % 2 === 0 ? 'enviado' : 'expirado' },
      );
      expect(Math.min(...fillOf(pdf))).toBeGreaterThan(0.25);
      const feet = footersOf(pdf);
      for (const [at, foot] of feet.entries()) expect(foot).toContain(`Página ${at + 1} de ${feet.length}`);
      // Rows of two: a page with some of them has at least two rows.
      const listed = pagesOf(pdf).map((page) => page.match(/Funcionalidade \d+/g)?.length ?? 0);
      // … and no line's text is parted.
      const ended = pagesOf(pdf).map((page) => squeezed(page).split(squeezed(LONGER)).length - 1);
      expect(ended).toEqual(listed);
      for (const some of listed.filter((one) => one > 0))
        expect(some).toBeGreaterThanOrEqual(Math.min(count, 3));
    },
  );

  it.each(LENGTHS)(
    'leave the last page not nearly empty where long conditions end the document, after %d lines (P123)',
    async (lines) => {
      const pdf = await drawn(
        documentWith({
          template,
          descricao: Array.from({ length: lines }, (_, i) => `Linha ${i}`).join('\n'),
          condicoes_pagamento: Array.from({ length: 14 }, (_, i) => CLAUSE(i + 1)).join('\n\n'),
        }),
        { status: 'expirado' },
      );
      expect(fillOf(pdf).at(-1)).toBeGreaterThan(0.25);
      expect(squeezed(textOf(pdf))).toContain(squeezed(CLAUSE(14)));
    },
  );

  it.each([
    ['sentences', (i: number) => `Item ${i} do serviço.`],
    ['one character each', (i: number) => String(i % 10)],
  ])(
    'a service longer than a page continues on the next pages, complete: lines of %s',
    async (_name, line) => {
      const long = Array.from({ length: 120 }, (_, i) => line(i)).join('\n');
      const pdf = await drawn(documentWith({ template, suporte_gestao_detalhes: long }));
      expect(squeezed(textOf(pdf))).toContain(squeezed(long));
    },
  );
});

describe('the receipt (P123)', () => {
  const instant = new Date('2026-11-28T01:30:00.123Z');
  const eventos = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      seq: i + 1,
      tipo: i % 2 === 0 ? 'editada' : 'visualizada',
      em: instant,
      hash: Buffer.alloc(32, i + 1),
    }));
  const receiptWith = async (count: number) => {
    const pdf = await drawn(documentWith({}), { evidence: evidenceWith({ eventos: eventos(count) }) });
    const first = pagesOf(pdf).findIndex((page) => page.startsWith('Comprovante de assinatura'));
    return { fill: fillOf(pdf).slice(first), pages: pagesOf(pdf).slice(first) };
  };

  it('fits one page with a usual history', async () => {
    const { fill } = await receiptWith(5);
    expect(fill).toHaveLength(1);
  });

  it.each([6, 7, 8, 10, 14, 20, 28])('leaves no page nearly empty with %d events', async (count) => {
    const { fill, pages } = await receiptWith(count);
    expect(fill).toHaveLength(2);
    expect(Math.min(...fill)).toBeGreaterThan(0.25);
    expect(pages[1]).toContain('Termo de aceite');
  });
});
