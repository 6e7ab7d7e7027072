import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['abc', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['abcdef', 1],
    ['123456789', 1],
    ['abcde1', 2],
    ['abcdefghij', 2],
    ['Abcdefg1', 3],
    ['abcdefghijkl', 3],
    ['Abcdefghijk1', 4],
    ['cavalo correto bateria', 4],
  ])('%j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
