import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseTypedCep } from './cep.js';
import { parseTypedCnpj } from './cnpj.js';
import { parseTypedCpf } from './cpf.js';
import { parseTypedMoney } from './money.js';
import { parseTypedPages } from './pages.js';
import { parseTypedPhone } from './phone.js';
import { parseTypedSecondFactor } from './second-factor.js';
import { isParsed, type ParseResult } from './parse-result.js';

interface Vector {
  text: string;
  value: string | number | null;
  reason?: string;
}
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'));
const vectors = read('masks-vectors.json') as Record<string, Vector[]>;
const documents = read('brazil-vectors.json') as Record<'cnpj' | 'cpf', { value: string; valid: boolean }[]>;

const FIELDS: Record<string, (text: string) => ParseResult<string | number>> = {
  cpf: parseTypedCpf,
  cnpj: parseTypedCnpj,
  cep: parseTypedCep,
  phone: parseTypedPhone,
  money: parseTypedMoney,
  pages: parseTypedPages,
  secondFactor: parseTypedSecondFactor,
};

describe.each(Object.entries(FIELDS))('%s (attacks 330, 365)', (name, parse) => {
  const rows = vectors[name] ?? [];
  const given = rows.filter(({ value }) => value !== null);
  const refused = rows.filter(({ value }) => value === null);

  it.each(given)('$text is $value', ({ text, value }) => expect(parse(text)).toEqual({ value }));
  it.each(refused)('$text is left: $reason', ({ text, reason }) =>
    expect(parse(text)).toMatchObject({ reason }),
  );
});

describe.each([
  ['cnpj', parseTypedCnpj],
  ['cpf', parseTypedCpf],
] as const)('every %s of the documents’ own vectors (D27)', (name, parse) => {
  it.each(documents[name].filter(({ value }) => value !== ''))('$value: $valid', ({ value, valid }) => {
    expect(isParsed(parse(value))).toBe(valid);
    expect(isParsed(parse(`\u200b Nosso ${name}:\t${value}\u00a0`))).toBe(valid);
  });
});
