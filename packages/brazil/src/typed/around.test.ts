import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatBrl, MAX_CENTAVOS } from '../money.js';
import { checkDigit } from '../check-digits.js';
import { maskCnpj } from '../cnpj.js';
import { isCnpj } from '../is-cnpj.js';
import { CEP_RULES, parseTypedCep } from './cep.js';
import { CNPJ_RULES, parseTypedCnpj } from './cnpj.js';
import { CPF_RULES, parseTypedCpf } from './cpf.js';
import { parseTypedMoney } from './money.js';
import { parseTypedPages } from './pages.js';
import { PHONE_RULES, parseTypedPhone } from './phone.js';
import { SECOND_FACTOR_RULES, parseTypedSecondFactor } from './second-factor.js';
import { type FieldRules, isParsed, parsedOrRaw } from './parse-result.js';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const weights = (from: number) => Array.from({ length: from - 1 }, (_, at) => from - at);
const cpfs = digits(9)
  .filter((base) => new Set(base).size > 1)
  .map((base) => {
    const first = base + checkDigit(base, weights(10));
    return first + checkDigit(first, weights(11));
  });
const cnpjs = fc
  .stringMatching(/^[0-9][0-9A-Z]{11}$/)
  .map((base) => {
    const first = base + checkDigit(base, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
    return first + checkDigit(first, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  })
  .filter(isCnpj);
const phones = fc.oneof(
  fc.stringMatching(/^\([1-9]\d\) (?:9\d{4}|[2-5]\d{3})-\d{4}$/),
  fc.stringMatching(/^0800 \d{3} \d{4}$/),
  fc.stringMatching(/^\+(?:351|1|44|598)\d{9}$/),
);

interface Kind {
  rules: Pick<FieldRules, 'parse'>;
  /** A usual spelling and its value. */
  given: fc.Arbitrary<readonly [spelling: string, value: unknown]>;
}
const KINDS: Record<string, Kind> = {
  CPF: {
    rules: CPF_RULES,
    given: cpfs.chain((cpf) => fc.constantFrom(cpf, CPF_RULES.typing(cpf, '')).map((text) => [text, cpf])),
  },
  CNPJ: {
    rules: CNPJ_RULES,
    given: cnpjs.chain((one) => fc.constantFrom(one, maskCnpj(one)).map((text) => [text, one])),
  },
  CEP: {
    rules: CEP_RULES,
    given: digits(8).chain((cep) =>
      fc
        .constantFrom(cep, CEP_RULES.typing(cep, ''), `${cep.slice(0, 2)}.${cep.slice(2, 5)}-${cep.slice(5)}`)
        .map((text) => [text, cep]),
    ),
  },
  telefone: { rules: PHONE_RULES, given: phones.map((phone) => [phone, phone]) },
  valor: {
    rules: { parse: parseTypedMoney },
    given: fc.integer({ min: 1, max: MAX_CENTAVOS }).map((one) => [formatBrl(one), one]),
  },
  páginas: {
    rules: { parse: parseTypedPages },
    given: fc.integer({ min: 1, max: 9_999 }).map((one) => [String(one), one]),
  },
  código: { rules: SECOND_FACTOR_RULES, given: digits(6).map((code) => [code, code]) },
};

const UNSEEN = [
  '',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202a',
  '\u202c',
  '\u200e',
  '\u00a0',
  '\t',
  '\n',
  ' ',
  '\u2003',
];
const unseen = fc.array(fc.constantFrom(...UNSEEN), { maxLength: 4 }).map((marks) => marks.join(''));
const before = fc.constantFrom('', 'Nosso: ', 'Dado – ', '“', '* ', 'Informe: ', 'Ω ');
const after = fc.constantFrom('', ' (titular)', '.', ', obrigado', '”', ' ✔', ';');

describe.each(Object.entries(KINDS))('%s (attack 330)', (_name, { rules, given }) => {
  it('is the same value whatever text is around it', () => {
    fc.assert(
      fc.property(given, before, unseen, unseen, after, ([text, value], label, left, right, tail) => {
        expect(rules.parse(`${left}${label}${left}${text}${right}${tail}${right}`)).toEqual({ value });
      }),
      { numRuns: 300 },
    );
  });
});

/** Texts made of what people and programs combine. */
const noise = fc
  .array(
    fc.oneof(
      digits(1),
      digits(4),
      fc.constantFrom(
        '.',
        '-',
        '/',
        ' ',
        '(',
        ')',
        '+',
        ',',
        'R$',
        ' e ',
        'ramal',
        'mil',
        '55',
        '0',
        'x',
        'CPF',
        '²',
        '٣',
        '\u200b',
        '%',
      ),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));
const digitsOf = (text: string): string => text.replace(/\D/g, '');

describe('a parsed value never has other digits than the text (attack 331)', () => {
  it.each([
    ['CPF', parseTypedCpf],
    ['CEP', parseTypedCep],
    ['CNPJ', parseTypedCnpj],
    ['código', parseTypedSecondFactor],
  ])('%s', (_name, parse) => {
    fc.assert(
      fc.property(fc.oneof(noise, cpfs, cnpjs, digits(8)), (text) => {
        const read = parse(text);
        if (isParsed(read)) expect(digitsOf(read.value)).toBe(digitsOf(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it('telefone: the same digits, except the country’s 55 and the long-distance 0', () => {
    fc.assert(
      fc.property(fc.oneof(noise, phones), (text) => {
        const read = parseTypedPhone(text);
        if (!isParsed(read)) return;
        expect(['', '0', '55', '550'].map((code) => code + digitsOf(read.value))).toContain(digitsOf(text));
        expect(parseTypedPhone(read.value)).toEqual(read);
      }),
      { numRuns: 5_000 },
    );
  });

  it('valor: the digits as given, except leading zeros and centavos that were not written', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const read = parseTypedMoney(text);
        if (!isParsed(read)) return;
        const without = digitsOf(text).replace(/^0+/, '');
        expect([`${without}00`, `${without}0`, without].map(Number)).toContain(read.value);
      }),
      { numRuns: 5_000 },
    );
  });
});

const type = (rules: FieldRules, text: string): string =>
  Array.from(text).reduce((shown, key) => rules.typing(shown + key, shown), '');

describe('typed character by character, it gives the value of the paste (attack 330)', () => {
  it.each([
    ['CPF', CPF_RULES, cpfs, parseTypedCpf],
    ['CNPJ', CNPJ_RULES, cnpjs, parseTypedCnpj],
    ['CEP', CEP_RULES, digits(8), parseTypedCep],
    ['telefone', PHONE_RULES, phones, parseTypedPhone],
    ['código', SECOND_FACTOR_RULES, digits(6), parseTypedSecondFactor],
  ] as const)('%s', (_name, rules, values, parse) => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'Nosso: ', 'Empresa Boa '),
        values,
        fc.constantFrom('', ' (titular)'),
        (label, one, tail) => {
          const text = `${label}${one}${tail}`;
          expect(parsedOrRaw(parse, type(rules, text))).toBe(parsedOrRaw(parse, text));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('leaves out only blanks and separators', () => {
    const own = (text: string) => text.replace(/[\s().\-/\u200b]/g, '').toUpperCase();
    fc.assert(
      fc.property(fc.constantFrom(CPF_RULES, CNPJ_RULES, CEP_RULES, PHONE_RULES), noise, (rules, text) => {
        expect(own(type(rules, text))).toBe(own(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
