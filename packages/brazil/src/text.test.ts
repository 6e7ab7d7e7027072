import { describe, expect, it } from '@jest/globals';
import { firstName, fold } from './text.js';

describe('fold', () => {
  it.each([
    ['Ação', 'acao'],
    ['ÀÉÎÕÜÇ ñ', 'aeiouc n'],
    ['João da Silva', 'joao da silva'],
    ['Joa\u0303o', 'joao'],
    ['1ª e 2º', '1a e 2o'],
    ['ﬁm', 'fim'],
    ['İstanbul', 'istanbul'],
    ['50% _ \\', '50% _ \\'],
    ['👍', '👍'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time, for every code point', () => {
    const unstable: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const once = fold(String.fromCodePoint(code));
      if (fold(once) !== once) unstable.push(code.toString(16));
    }
    expect(unstable).toEqual([]);
  });
});

describe('firstName', () => {
  it.each([
    ['Maria Clara Souza', 'Maria'],
    ['  Ana\tPaula', 'Ana'],
    ['João', 'João'],
    ["D'Ávila Filho", "D'Ávila"],
    ['', ''],
    ['   ', ''],
  ])('of %j is %j', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});
