import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { groupedCode } from './grouped-code.js';
import { CODE_RULES, typedCode, parseTypedCode } from './typed-code.js';

const CODE = '7K3MZ0QWA9XE1RTB';

it('a text of 200,000 characters is no code, and stays as it is (attack 364)', () => {
  for (const text of [`${CODE} `, 'abcde', '12 ', '1'].map((piece) => piece.repeat(200_000 / piece.length))) {
    expect(parseTypedCode(text)).toMatchObject({ reason: expect.stringContaining('texto demais') });
    expect([CODE_RULES.normalize(text), CODE_RULES.typing(text, '')].map((now) => now === text)).toEqual([
      true,
      true,
    ]);
  }
});

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
  ])('rejects %j', (text) => expect(typedCode(text)).toBeNull());
});

it.each([
  ['', ''],
  ['7K3', '7K3'],
  ['7K3M', '7K3M'],
  ['7K3MZ', '7K3M-Z'],
  [CODE, '7K3M-Z0QW-A9XE-1RTB'],
])('%j is shown as %j', (code, shown) => expect(groupedCode(code)).toBe(shown));

interface Vector {
  text: string;
  value: string | null;
  reason?: string;
}
const { code: vectors } = JSON.parse(
  readFileSync(new URL('../../brazil/fixtures/masks-vectors.json', import.meta.url), 'utf8'),
) as { code: Vector[] };

it.each(vectors)('$text is $value (attack 330)', ({ text, value, reason }) => {
  expect(typedCode(text)).toBe(value);
  expect(parseTypedCode(text)).toEqual(value === null ? expect.objectContaining({ reason }) : { value });
});

it('a code typed with its label gives the same value as pasted', () => {
  const text = 'Código: 7K3M-Z0QW-A9XE-1RTB';
  const typed = Array.from(text).reduce((shown, key) => CODE_RULES.typing(shown + key, shown), '');
  expect(CODE_RULES.normalize(typed)).toBe('7K3M-Z0QW-A9XE-1RTB');
  expect(CODE_RULES.typing('7k3moi', '')).toBe('7K3M-01');
  expect(CODE_RULES.typing('7k3mu', '')).toBe('7K3M-U');
});
