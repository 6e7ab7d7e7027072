import { describe, expect, it } from '@jest/globals';
import { changedFigures, parseFigures, worthOf } from './figures';

const figures = { total: 5, rascunhos: 1, enviados: 2, aceitos: 1, rejeitados: 0, expirados: 1 };

describe('stored figures (P26)', () => {
  it('are read as they were written', () => {
    expect(parseFigures(JSON.stringify(figures))).toEqual(figures);
  });
  it.each([null, '', 'null', '[]', '{', '{"total":5}', JSON.stringify({ ...figures, aceitos: '1' })])(
    '%j is none',
    (text) => expect(parseFigures(text)).toBeNull(),
  );
});

describe('changed figures (P26)', () => {
  it('are those that people see', () => {
    expect(changedFigures(figures, { ...figures, enviados: 1, aceitos: 2 })).toEqual(['enviados', 'aceitos']);
    expect(changedFigures(figures, { ...figures, expirados: 2 })).toEqual([]);
    expect(changedFigures(figures, figures)).toEqual([]);
  });
});

describe('what is open and won (P113)', () => {
  it('is written as people read it, larger than an amount may be (D4)', () =>
    expect(worthOf({ ...figures, valor_em_aberto: '12400.00', valor_fechado: '123456789012345.67' })).toEqual(
      {
        open: 'R$ 12.400,00',
        won: 'R$ 123.456.789.012.345,67',
      },
    ));
  it('is nothing at zero, in older responses and for anything else that a browser kept', () => {
    expect(worthOf({ ...figures, valor_em_aberto: '0.00', valor_fechado: '0.01' })).toEqual({
      open: '',
      won: 'R$ 0,01',
    });
    expect(worthOf(figures)).toEqual({ open: '', won: '' });
    const kept = parseFigures(JSON.stringify({ ...figures, valor_em_aberto: 12, valor_fechado: '<b>' }));
    expect(kept && worthOf(kept)).toEqual({ open: '', won: '' });
  });
});
