import { describe, expect, it } from '@jest/globals';
import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { hasPrice, summaryTiles } from './tiles.js';

const full = {
  ...contentFixture,
  valor_total: '11200.00',
  prazo: '30 dias',
  paginas: 6,
  horas_trabalho: '80 horas',
};

describe('summaryTiles', () => {
  it('has the four tiles in their order (P42)', () => {
    expect(summaryTiles(full).map(({ label, value }) => [label, value])).toEqual([
      ['Investimento', 'R$ 11.200,00'],
      ['Prazo', '30 dias'],
      ['Páginas', '6'],
      ['Horas de Trabalho', '80 horas'],
    ]);
  });

  it.each([
    [{ valor_total: '0.00' }, ['Prazo', 'Páginas', 'Horas de Trabalho']],
    [{ prazo: ' ' }, ['Investimento', 'Páginas', 'Horas de Trabalho']],
    [{ paginas: 0 }, ['Investimento', 'Prazo', 'Horas de Trabalho']],
    [{ horas_trabalho: '' }, ['Investimento', 'Prazo', 'Páginas']],
    [{ valor_total: '0.00', prazo: '', paginas: 0, horas_trabalho: '' }, []],
  ])('with %j shows only what is present', (change, labels) => {
    expect(summaryTiles({ ...full, ...change }).map(({ label }) => label)).toEqual(labels);
  });
});

it('says what is paid besides the total, and nothing where the proposal does not (P106)', () => {
  expect(summaryTiles(full).map(({ note }) => note)).toEqual(['', '', '', '']);
  const monthly = { servidor_web_incluso: false, servidor_web_recorrencia: 'mensal' } as const;
  expect(summaryTiles({ ...full, ...monthly })[0]?.note).toBe('+ R$ 500,00 por mês');
});

it('has no price tile without a price (D43)', () => {
  expect(hasPrice({ valor_total: '0.00' })).toBe(false);
  expect(hasPrice({ valor_total: '0.01' })).toBe(true);
});
