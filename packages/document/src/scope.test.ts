import { PROJECT_TYPES } from '@acordo/brazil/catalogue';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { descriptionOf, scopeSentence } from './scope.js';

const scope = { tipo_site: 'institutional', prazo: '30 dias', paginas: 12, horas_trabalho: '80' } as const;

describe('the scope in one sentence (P129)', () => {
  it.each([
    [{}, 'Site Institucional em 30 dias, com 12 páginas e 80 horas de trabalho.'],
    [
      { tipo_site: 'custom' as const },
      'Projeto personalizado em 30 dias, com 12 páginas e 80 horas de trabalho.',
    ],
    [
      { paginas: 1, horas_trabalho: '1h' },
      'Site Institucional em 30 dias, com 1 página e 1 hora de trabalho.',
    ],
    [
      { prazo: '6 semanas úteis', horas_trabalho: '' },
      'Site Institucional em 6 semanas úteis, com 12 páginas.',
    ],
    [{ prazo: '' }, 'Site Institucional com 12 páginas e 80 horas de trabalho.'],
    [{ prazo: '2 meses', paginas: 0, horas_trabalho: ' ' }, 'Site Institucional em 2 meses.'],
    [{ prazo: '', paginas: 0, horas_trabalho: '' }, 'Site Institucional.'],
  ])('%j', (given, sentence) => expect(scopeSentence({ ...scope, ...given })).toBe(sentence));

  it('adds what was typed freely with its label, and never loses it', () => {
    expect(scopeSentence({ ...scope, prazo: 'a combinar', horas_trabalho: 'Até 90, sob demanda.' })).toBe(
      'Site Institucional com 12 páginas. Prazo: a combinar. Horas de Trabalho: Até 90, sob demanda.',
    );
  });
});

describe('descriptionOf', () => {
  it.each(PROJECT_TYPES.filter(({ value }) => value !== 'custom'))(
    'falls back to a sentence with the label of $value (P43)',
    ({ value, label }) => {
      const given = { ...documentFixture, descricao: ' ', tipo_site: value };
      expect(descriptionOf(given)).toBe(`Desenvolvimento de ${label} com as funcionalidades solicitadas.`);
      expect(descriptionOf({ ...given, funcionalidades: [' '] })).toBe(`Desenvolvimento de ${label}.`);
    },
  );
  it('names a project where the type is no noun, and keeps what was typed', () => {
    const given = { ...documentFixture, tipo_site: 'custom' as const };
    expect(descriptionOf({ ...given, descricao: '' })).toBe(
      'Desenvolvimento de projeto personalizado com as funcionalidades solicitadas.',
    );
    expect(descriptionOf({ ...given, descricao: ' Meu texto ' })).toBe('Meu texto');
  });
});
