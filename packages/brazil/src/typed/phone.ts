import { area, free } from '../dialled.js';
import { maskPhone } from '../phone.js';
import { bounded, boundedRules } from './bounded.js';
import { hasOtherNumerals, type NumberInText, numberIn, REASONS, tidy } from './tidy.js';
import { type FieldRules, isParsed, type ParseResult, parsed, unfinished, wrong } from './parse-result.js';

const SEPARATED = /^[\d ().-]*$/;
const TYPED = /^ *(?:\+[\d ().-]*|[\d().-][\d ().-]*)?$/;
/** The longest numbers: of the international plan (E.164), and ours with country and area. */
const LONGEST_ABROAD = 15;
const LONGEST = 13;
const BRAZIL = '55';
/** '(0xx11) 3333-4444': 'xx' is in place of the operator's code. The area follows, so no further digit is removed. */
const OPERATOR = /^(\D*)0\s?xx\s?(?=\d)/i;
const EXTENSION = /\b(?:ramal|ram|r|ext|extensao|extensão)\b/i;

const WORDS = {
  extension: 'o ramal não cabe aqui, deixe só o número',
  amid: 'há outro texto ou mais de um número',
  plus: 'comece com um só +',
  trunk: 'retire o (0), que não se disca de outro país',
  abroad: 'com o código do país são de 8 a 15 dígitos',
  area: 'faltam dígitos ou o DDD',
  operator: 'depois de 0xx vem o DDD, sem outro código',
} as const;

/**
 * A telephone as people paste it, in the form that is stored and shown: '(11) 98765-4321', '0800 123 4567', '4004-1234', and with
 * a plus that of another country, '+351912345678'. 55 or 0 before our own area is the same number.
 */
export const parseTypedPhone = bounded((text: string): ParseResult => {
  const given = tidy(text);
  if (given.trim() === '') return parsed('');
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const bare = given.replace(OPERATOR, '$1');
  const found = numberIn(bare);
  if (!found) return TYPED.test(given) ? unfinished() : wrong(REASONS.noNumber);
  if (!SEPARATED.test(found.body)) return wrong(EXTENSION.test(found.body) ? WORDS.extension : WORDS.amid);
  if (bare !== given) return behindOperator(found);
  return /\+[ (]*$/.test(found.before) ? withPlus(found) : ours(found.digits);
});

function behindOperator({ before, digits }: NumberInText): ParseResult {
  if (area(digits) && !before.includes('+')) return parsed(maskPhone(digits));
  return digits.length < 10 ? unfinished(WORDS.area) : wrong(WORDS.operator);
}

function withPlus({ before, body, digits }: NumberInText): ParseResult {
  if (/\+.*\+/.test(before)) return wrong(WORDS.plus);
  if (digits.startsWith(BRAZIL)) {
    const own = digits.slice(BRAZIL.length).replace(/^0/, '');
    if (area(own)) return parsed(maskPhone(own));
    return digits.length < LONGEST ? unfinished() : ours(own);
  }
  if (/\(0\)/.test(body)) return wrong(WORDS.trunk);
  if (digits.startsWith('0') || digits.length > LONGEST_ABROAD) return wrong(WORDS.abroad);
  return digits.length < 8 ? unfinished(WORDS.abroad) : parsed(`+${digits}`);
}

function ours(digits: string): ParseResult {
  if (area(digits) || free(digits)) return parsed(maskPhone(digits));
  const own = digits.replace(/^0(?=\d{10})|^55(?=\d{10})/, '');
  if (own !== digits && area(own)) return parsed(maskPhone(own));
  if (digits.length === 8 || digits.length === 9) return unfinished(WORDS.area);
  if (digits.length > LONGEST) return wrong(`há ${digits.length} dígitos, e com DDD são 10 ou 11`);
  return unfinished();
}

export const PHONE_RULES: FieldRules = boundedRules({
  // Part of a number in the mask would show a wrong area.
  pasteIsWhole: true,
  parse: parseTypedPhone,
  normalize: (text) => {
    const read = parseTypedPhone(text);
    return isParsed(read) ? read.value : text;
  },
  typing: (text) => {
    const given = tidy(text);
    return TYPED.test(given) ? maskPhone(given) : text;
  },
});
