import { describe, expect, it } from '@jest/globals';
import { type Step, upcast, upcastText } from './stored-content.js';

/** As if one release had counted pages from zero, and a later one named the deadline. */
const STEPS: readonly Step[] = [
  { adds: 'capa', from: (content) => ({ ...content, paginas: Number(content['paginas']) + 1, capa: true }) },
  { adds: 'entrega', from: ({ prazo, ...content }) => ({ ...content, entrega: prazo }) },
];

describe('content that an earlier release stored', () => {
  it.each([
    [
      { paginas: 4, prazo: '30 dias' },
      { paginas: 5, capa: true, entrega: '30 dias' },
    ],
    [
      { paginas: 4, capa: false, prazo: '' },
      { paginas: 4, capa: false, entrega: '' },
    ],
    [
      { paginas: 4, capa: true, entrega: '' },
      { paginas: 4, capa: true, entrega: '' },
    ],
  ])('%j is read as %j', (stored, read) => {
    expect(upcast(stored, STEPS)).toEqual(read);
    expect(JSON.parse(upcastText(JSON.stringify(stored), STEPS))).toEqual(read);
  });

  it('is the same text if no step is needed', () => {
    const text = '{"capa":true,  "entrega":"","paginas":4}';
    expect(upcastText(text, STEPS)).toBe(text);
  });

  it('is recognised by its fields, not by what somebody typed', () => {
    const text = JSON.stringify({ descricao: '"capa": e "entrega":', paginas: 4, prazo: '' });
    expect(JSON.parse(upcastText(text, STEPS))).toMatchObject({ capa: true, paginas: 5 });
  });
});
