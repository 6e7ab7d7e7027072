import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { inThousands } from '../money.js';
import { LONGEST_READ } from './bounded.js';
import { type FieldRules, isParsed, type ParseResult } from './parse-result.js';

const LENGTH = 200_000;
/** Texts for which patterns that are tried at every position, or for every split of a run, take longest. */
const HOSTILE = [
  'a',
  '1',
  ' ',
  '-',
  '12 ',
  'C',
  'CNPJ ',
  'ab ',
  '+',
  '+ ',
  '0xx',
  '(',
  '.',
  'R$',
  'R$ ',
  '\u00ad',
  'é',
  '9.',
].map((piece) => `${piece.repeat(LENGTH / piece.length)}`);
const ENDS = ['', 'x', '\u0660', '@'];
const TEXTS = HOSTILE.flatMap((text) => ENDS.map((end) => text + end));

/** Every parser and every field's rules in this folder, by name: a new one must be added here. */
const modules = await Promise.all(
  readdirSync(new URL('.', import.meta.url))
    .filter((name) => /^[a-z-]+\.[jt]s$/.test(name))
    .map((name) => import(new URL(name, import.meta.url).href) as Promise<Record<string, unknown>>),
);
const exported = modules.flatMap((module) => Object.entries(module));
const parsers = exported.filter(
  (one): one is [string, (text: string) => ParseResult<unknown>] =>
    one[0].startsWith('parseTyped') && typeof one[1] === 'function' && one[1].length === 1,
);
const moneyRules = exported.find(([name]) => name === 'moneyRules')?.[1] as (empty: '') => FieldRules;
const rules = [
  ...exported.filter((one): one is [string, FieldRules] => one[0].endsWith('_RULES')),
  ['moneyRules', moneyRules('')] as [string, FieldRules],
];

/** Length of the longest text that any pattern reads during `work`; every use of a RegExp calls `exec`. */
function longestRead(work: () => void): number {
  const exec = RegExp.prototype.exec;
  let longest = 0;
  jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    longest = Math.max(longest, text.length);
    return exec.call(this, text);
  });
  work();
  jest.restoreAllMocks();
  return longest;
}
afterEach(() => {
  jest.restoreAllMocks();
});

it('there are parsers and rules to check', () => {
  expect(parsers.map(([name]) => name).sort()).toEqual([
    'parseTypedCep',
    'parseTypedCnpj',
    'parseTypedCpf',
    'parseTypedMoney',
    'parseTypedPages',
    'parseTypedPhone',
    'parseTypedSecondFactor',
  ]);
  expect(rules).toHaveLength(parsers.length);
  const [, parse] = parsers[0] ?? [];
  expect(longestRead(() => void parse?.('a'.repeat(LONGEST_READ)))).toBe(LONGEST_READ);
});

describe.each(parsers)('%s of 200,000 characters (attack 364)', (_name, parse) => {
  it('is refused at once, before any pattern reads them', () => {
    for (const text of TEXTS) {
      let given: ParseResult<unknown> | undefined;
      const longest = longestRead(() => {
        given = parse(text);
      });
      expect(longest).toBe(0);
      expect(given && isParsed(given)).toBe(false);
      expect(given).toMatchObject({ now: true, reason: 'há texto demais, deixe só o que o campo pede' });
    }
  });
});

describe.each(rules)('%s of 200,000 characters (attack 364)', (_name, { normalize: settle, typing }) => {
  it('leave them as they are', () => {
    for (const text of TEXTS) {
      const work = () => {
        expect(settle(text) === text).toBe(true);
        expect(typing(text, '') === text).toBe(true);
        expect(typing('1', text)).toBe('1');
      };
      expect(longestRead(work)).toBeLessThanOrEqual(LONGEST_READ);
    }
  });
});

it('groups of thousands', () => {
  expect(['', '1', '12', '123', '1234', '1234567'].map(inThousands)).toEqual([
    '',
    '1',
    '12',
    '123',
    '1.234',
    '1.234.567',
  ]);
});
