import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stretchesOf } from './unbroken.js';

const kept = (text: string) =>
  stretchesOf(text)
    .filter((stretch) => stretch.kept)
    .map((stretch) => stretch.text);

describe('stretchesOf', () => {
  it.each([
    ['10 caixas de e-mail no domínio', ['e-mail']],
    ['com nome, e-mail, e/ou telefone.', ['e-mail,', 'e/ou']],
    ['(MP 2.200-2/2001, art. 10)', ['2.200-2/2001,']],
    ['Rua Harmonia, 120, São Paulo - SP, CEP 05435-000', ['Paulo - SP,', 'CEP 05435-000']],
    ['Ligue (11) 98765-4321.', ['(11) 98765-4321.']],
    ['11.222.333/0001-81', ['11.222.333/0001-81']],
    ['Blog/Portal', ['Blog/Portal']],
    ['- item um\n- item dois', []],
    ['Nada a guardar aqui', []],
    ['', []],
  ])('keeps of %j what must stay on one line', (text, words) => expect(kept(text)).toEqual(words));

  it('allows a line break in a long word at punctuation', () => {
    expect(kept('https://exemplo.com.br/um-caminho-muito-longo')).toEqual([]);
  });

  it('joined is the text, whatever it is, and no two unbroken ones are adjacent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'CEP', '05435-000', '-', '/', 'SP', ' ', '\n', '(11)')),
        (parts) => {
          const text = parts.join('');
          const stretches = stretchesOf(text);
          expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
          expect(stretches.some(({ kept: one }, at) => one && stretches[at + 1]?.kept)).toBe(false);
        },
      ),
    );
  });

  it('reads 20,000 characters without a space once', () => {
    const word = 'a-'.repeat(10_000);
    expect(stretchesOf(word)).toEqual([{ text: word, kept: false }]);
  });
});
