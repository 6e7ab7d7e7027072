import { describe, expect, it } from '@jest/globals';
import { whyGuessable } from './guessable.js';
import { mostUsed } from './most-used.js';

const MOST_USED = 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.';
const OWN_NAME =
  'Esta senha é igual ao seu e-mail ou ao nome do produto e é fácil de adivinhar. Escolha outra.';

describe('a new password (docs/decisions/0021)', () => {
  it.each([
    '123456',
    'password',
    'QWERTY',
    'Brasil',
    'flamengo',
    'senha123',
    'Senha@123',
    'mudar123',
    'asdfghjklc\u0327',
  ])('is refused if it is commonly guessed: %j', (password) => {
    expect(whyGuessable(password, 'ana@exemplo.com.br')).toBe(MOST_USED);
  });

  it.each(['Ana.Lima@Exemplo.com.br', 'ana.lima', 'ANA.LIMA', 'acordo', 'Acordo'])(
    'is refused if it is the email or the product’s name: %j',
    (password) => {
      expect(whyGuessable(password, 'ana.lima@exemplo.com.br ')).toBe(OWN_NAME);
    },
  );

  it.each([
    'segredo1',
    'senha-boa',
    ' 123456',
    'cavalo ',
    'ana.lim',
    'seis 6',
    '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9',
  ])('may be short and plain: %j', (password) => {
    expect(whyGuessable(password, 'ana.lima@exemplo.com.br')).toBeNull();
  });
});

describe('the lists of passwords', () => {
  const all = [...mostUsed()];
  it('are as passwords are compared, and none of them shorter than a password may be', () => {
    expect(all.filter((one) => one !== one.normalize('NFC').toLowerCase())).toEqual([]);
    expect(all.filter((one) => one.length < 6)).toEqual([]);
  });
  it('hold the 10,000 most used ones, and those of Brazil', () => {
    expect(all.length).toBeGreaterThan(12_000);
    expect(all.length).toBeLessThan(15_000);
    expect(all[0]).toBe('123456');
  });
});
