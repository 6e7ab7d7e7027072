import { bareCnpj, maskCnpj } from '../cnpj.js';
import { isCnpj } from '../is-cnpj.js';
import { codesIn } from './groups.js';
import { bounded, boundedRules } from './bounded.js';
import { hasOtherNumerals, REASONS, tidy } from './tidy.js';
import { type FieldRules, isParsed, type ParseResult, parsed, unfinished, wrong } from './parse-result.js';

const LENGTH = 14;
const BARE = /^[0-9A-Za-z]{12}\d{2}$/;
const SEPARATED = /^[0-9A-Za-z .\-/]*$/;
const WORD = /(?:^| )[A-Za-z]{2,} /;
/** Directly before the number: 'CNPJ11.222…', 'CNPJ/MF-11.222…'. After a blank, every word is a label. */
const LABEL = /(^|[^0-9A-Za-z])C(?:NPJ|GC)(?:[./ -]?M[EF]\b)?[\s.\-/]*(?=[0-9A-Za-z])/i;
const KIND = {
  length: LENGTH,
  inside: /[.\-/]/g,
  parts: [2, 5, 8, 12],
  read: (bare: string) => (BARE.test(bare) && isCnpj(bare) ? bareCnpj(bare) : null),
};

/** The stored form of a CNPJ as people paste it: 'CNPJ: 11.222.333/0001-81', '12abc34501de35' (D27). */
export const parseTypedCnpj = bounded((text: string): ParseResult => {
  const given = tidy(text);
  if (given.trim() === '') return parsed('');
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const direct = codesIn(given, KIND);
  const found = direct.length > 0 ? direct : codesIn(given.replace(LABEL, '$1'), KIND);
  const [value] = found;
  if (found.length > 1) return wrong('há mais de um CNPJ neste texto');
  if (value !== undefined) return parsed(value);
  if (!SEPARATED.test(given) || WORD.test(given)) return wrong('escreva só o CNPJ, com 14 letras e números');
  const count = given.replace(/[^0-9A-Za-z]/g, '').length;
  return count > LENGTH ? wrong(`há ${count} letras e números, e um CNPJ tem ${LENGTH}`) : unfinished();
});

export const CNPJ_RULES: FieldRules = boundedRules({
  parse: parseTypedCnpj,
  normalize: (text) => {
    const read = parseTypedCnpj(text);
    return isParsed(read) ? maskCnpj(read.value) : text;
  },
  typing: (text) => {
    const given = tidy(text);
    // A word and a blank before the first digit are a label, so its blank is kept to separate it from the number.
    const isLabel = /[A-Za-z]{2} /.test(given.slice(0, given.search(/\d/)));
    return SEPARATED.test(given) && /\d/.test(given) && !isLabel ? maskCnpj(given) : text;
  },
});
