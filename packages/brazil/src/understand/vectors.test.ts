import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { understandCep } from './cep.js';
import { understandCnpj } from './cnpj.js';
import { understandCpf } from './cpf.js';
import { understandMoney } from './money.js';
import { understandPages } from './pages.js';
import { understandPhone } from './phone.js';
import { understandSecondFactor } from './second-factor.js';
import { isUnderstood, type Understanding } from './understanding.js';

interface Vector {
  text: string;
  value: string | number | null;
  reason?: string;
}
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8'));
const vectors = read('masks-vectors.json') as Record<string, Vector[]>;
const documents = read('brazil-vectors.json') as Record<'cnpj' | 'cpf', { value: string; valid: boolean }[]>;

const FIELDS: Record<string, (text: string) => Understanding<string | number>> = {
  cpf: understandCpf,
  cnpj: understandCnpj,
  cep: understandCep,
  phone: understandPhone,
  money: understandMoney,
  pages: understandPages,
  secondFactor: understandSecondFactor,
};

describe.each(Object.entries(FIELDS))('%s (attacks 330, 365)', (name, understand) => {
  const rows = vectors[name] ?? [];
  const given = rows.filter(({ value }) => value !== null);
  const refused = rows.filter(({ value }) => value === null);

  it.each(given)('$text is $value', ({ text, value }) => expect(understand(text)).toEqual({ value }));
  it.each(refused)('$text is left: $reason', ({ text, reason }) =>
    expect(understand(text)).toMatchObject({ reason }),
  );
});

describe.each([
  ['cnpj', understandCnpj],
  ['cpf', understandCpf],
] as const)('every %s of the documents’ own vectors (D27)', (name, understand) => {
  it.each(documents[name].filter(({ value }) => value !== ''))('$value: $valid', ({ value, valid }) => {
    expect(isUnderstood(understand(value))).toBe(valid);
    expect(isUnderstood(understand(`\u200b Nosso ${name}:\t${value}\u00a0`))).toBe(valid);
  });
});
