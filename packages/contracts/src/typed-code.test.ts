import { describe, expect, it } from '@jest/globals';
import { groupedCode, typedCode } from './typed-code.js';

const CODE = '7K3MZ0QWA9XE1RTB';

describe('typedCode (D25, Crockford’s base 32)', () => {
  it.each([
    CODE,
    '7K3M-Z0QW-A9XE-1RTB',
    '7k3m z0qw a9xe 1rtb',
    '7k3m.zoqw·a9xe_lrtb',
    '7K3MZOQWA9XEIRTB',
    ' 7K3MZ0QW–A9XE1RTB\n',
    '\u200b7K3M\u2060Z0QWA9XE1RTB\ufeff',
  ])('reads %j', (text) => expect(typedCode(text)).toBe(CODE));

  it.each([
    '',
    '7K3M',
    `${CODE}0`,
    '7K3MZ0QWA9XE1RTU',
    '7K3MZ0QWA9XE1RT\u0131',
    '%',
    "'; DROP TABLE--xxxx",
    '７K3MZ0QWA9XE1RTB',
  ])('knows that %j is none', (text) => expect(typedCode(text)).toBeNull());
});

it.each([
  ['', ''],
  ['7K3', '7K3'],
  ['7K3M', '7K3M'],
  ['7K3MZ', '7K3M-Z'],
  [CODE, '7K3M-Z0QW-A9XE-1RTB'],
])('%j is shown as %j', (code, shown) => expect(groupedCode(code)).toBe(shown));
