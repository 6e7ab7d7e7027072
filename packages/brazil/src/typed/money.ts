import { fold } from '../text.js';
import { formatBrl, inThousands, parseMoney } from '../money.js';
import { multiplied } from './amount-words.js';
import { bounded, boundedRules } from './bounded.js';
import { hasOtherNumerals, type NumberInText, numberIn, REASONS, tidy } from './tidy.js';
import { type FieldRules, isParsed, type ParseResult, parsed, wrong } from './parse-result.js';

const AMOUNT = /^[\d.,]+$/;
/** '4 500,00', as tables write it. */
const SPACED = /^[1-9]\d{0,2}(?: \d{3})+(?:,\d{1,2})?$/;
const OTHER_CURRENCY = /(?:^|[^Rr])\$|[€£¥]|\b(?:usd|eur|gbp|dolar(?:es)?|euros?|libras?)\b/;
const SHOWN = /^(?:R\$ [\d.]+,\d{2})?$/;
const TYPED = /^[\sRr$\d.,]*$/;

const WORDS = {
  several: 'há outro texto ou mais de um número',
  negative: 'o valor não pode ser negativo',
  currency: 'só em reais',
  percent: 'não pode ser uma porcentagem',
  words: 'escreva o valor inteiro em números',
} as const;

/** An amount as people paste it, in centavos (D4): `parseMoney`, and the words around it ('R$ 4.500,00 à vista'). */
export const parseTypedMoney = bounded((text: string): ParseResult<number> => {
  const given = tidy(text).trim();
  const direct = parseMoney(given);
  if (direct !== null) return parsed(direct);
  if (hasOtherNumerals(given)) return wrong(REASONS.otherNumerals);
  const found = numberIn(given);
  if (!found) return wrong(REASONS.noNumber);
  const reason = doubt(found);
  if (reason !== null) return wrong(reason);
  const centavos = parseMoney(found.body.replaceAll(' ', ''));
  return centavos === null ? wrong('') : parsed(centavos);
});

/** Why the digits may not be the amount that was meant. */
function doubt({ before, body, after }: NumberInText): string | null {
  if (!AMOUNT.test(body) && !SPACED.test(body)) return WORDS.several;
  if (OTHER_CURRENCY.test(fold(before)) || OTHER_CURRENCY.test(fold(after))) return WORDS.currency;
  // A dash followed by a blank separates a label from its amount; one directly before the amount is a sign.
  const sign = before.replace(/R\$\s*$/i, '');
  if (sign.endsWith('-') || sign.trim() === '-' || (before === '(' && after === ')')) return WORDS.negative;
  if (/^\s*[%‰]/.test(after)) return WORDS.percent;
  if (multiplied(before, after)) return WORDS.words;
  return /centavo/i.test(after) && !/[.,]\d{1,2}$/.test(body) ? WORDS.words : null;
}

/** Fills from the right, centavos first (D4). `empty` is shown for no amount: '' or 'R$ 0,00' (P61). */
export const moneyRules = (empty: '' | 'R$ 0,00'): FieldRules =>
  boundedRules({
    pasteIsWhole: true,
    fromRight: true,
    parse: parseTypedMoney,
    normalize: (text) => {
      const read = parseTypedMoney(text);
      if (!isParsed(read)) return text;
      return read.value === 0 ? empty : formatBrl(read.value);
    },
    // A text that could not be parsed is edited as it is; cents-first, '450 mil' without its word would become R$ 4,50.
    typing: (text, before) =>
      TYPED.test(tidy(text)) && SHOWN.test(before) ? centsFirst(before, text) || empty : text,
  });

/**
 * Typing 4, 5, 0 shows 'R$ 0,04', 'R$ 0,45', 'R$ 4,50'. A text without digits is ''. An amount above the maximum is shown,
 * and the field refuses it.
 */
export function centsFirst(before: string, text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  if (digits === '') {
    // Deleting from 'R$ 0,00' leaves zeros that would be shown again: without this the field could never be emptied.
    const emptied = text.length < before.length && parseMoney(before) === 0;
    return emptied || !/\d/.test(text) ? '' : 'R$ 0,00';
  }
  const padded = digits.padStart(3, '0');
  return `R$ ${inThousands(padded.slice(0, -2))},${padded.slice(-2)}`;
}
