import { describe, expect, it } from '@jest/globals';
import { choiceToken, marksOf, readChoiceToken } from './choice-token.js';

const old = Buffer.alloc(32, 1);
const fresh = Buffer.alloc(32, 2);

describe('the token of a choice (attack 294)', () => {
  it('is for one address, without case, and one topic', () => {
    const token = choiceToken([old], 'copias', 'Ana@X.com.br');
    expect(token).toBe(choiceToken([old], 'copias', 'ana@x.com.br'));
    expect(token).not.toBe(choiceToken([old], 'avisos', 'ana@x.com.br'));
    const choice = readChoiceToken([old], token);
    expect(choice?.topic).toBe('copias');
    expect(choice?.mark).toEqual(marksOf([old], 'ana@x.com.br')[0]);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ana');
  });

  it('is valid under an older key as well, and what was stopped under it is found', () => {
    const token = choiceToken([old], 'avisos', 'ana@x.com.br');
    const choice = readChoiceToken([fresh, old], token);
    expect(marksOf([fresh, old], 'ana@x.com.br').some((mark) => choice?.mark.equals(mark))).toBe(true);
    expect(readChoiceToken([fresh], token)).toBeNull();
  });

  it('can’t be made or altered by anybody else', () => {
    const token = choiceToken([old], 'copias', 'ana@x.com.br');
    const bytes = Buffer.from(token, 'base64url');
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(readChoiceToken([old], changed.toString('base64url'))).toBeNull();
    }
    for (const none of ['', 'A', `${token}A`, token.slice(1), 'é'.repeat(66)])
      expect(readChoiceToken([old], none)).toBeNull();
  });
});
