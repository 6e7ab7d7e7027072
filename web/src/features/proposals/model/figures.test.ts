import { describe, expect, it } from '@jest/globals';
import { changedFigures, parseFigures } from './figures';

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
