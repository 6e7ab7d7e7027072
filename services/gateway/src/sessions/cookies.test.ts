import { describe, expect, it } from '@jest/globals';
import { deviceValue, sessionHash, sessionValue } from './cookies.js';

const value = 'Ab0_-'.repeat(9).slice(0, 43);
const name = 'acordo_sessao';

describe('the session cookie (attack 106)', () => {
  it.each([
    ['alone', `${name}=${value}`],
    ['among others', `a=1; ${name}=${value}; b=2`],
    ['without spaces', `a=1;${name}=${value};b=2`],
    ['beside names that contain its own', `x${name}=1; ${name}x=2; ${name}=${value}`],
  ])('is read %s', (_how, header) => {
    expect(sessionValue(header, name)).toBe(value);
  });

  it.each([
    ['missing', undefined],
    ['under another name', `__Host-${name}=${value}`],
    ['twice', `${name}=${value}; ${name}=${value}`],
    ['twice, one of them broken', `${name}=; ${name}=${value}`],
    ['cut short', `${name}=${value.slice(1)}`],
    ['too long', `${name}=${'a'.repeat(8_000)}`],
    ['quoted', `${name}="${value}"`],
    ['encoded', `${name}=${value.slice(3)}%41`],
    ['with odd bytes', `${name}=${value.slice(1)}\u00ff`],
  ])('counts as none when it occurs %s', (_how, header) => {
    expect(sessionValue(header, name)).toBeUndefined();
  });

  it('is sent to identity as its hash', () => {
    expect(sessionHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('the device cookie', () => {
  it('is passed on unchanged', () => {
    expect(deviceValue('acordo_aparelho=v1.abc.d-_e', 'acordo_aparelho')).toBe('v1.abc.d-_e');
    expect(deviceValue(`acordo_aparelho=${'a'.repeat(201)}`, 'acordo_aparelho')).toBeUndefined();
  });
});
