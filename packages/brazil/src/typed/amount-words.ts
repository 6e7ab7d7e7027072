import { fold } from '../text.js';

/** Words that change the number beside them: '4,5 mil', '10 x', 'dois mil e 500', '4 e meio'. */
const AFTER = new Set(
  'mil milhao milhoes bilhao bilhoes trilhao trilhoes mi mm bi k kk m b x vezes virgula ponto meio meia'.split(
    ' ',
  ),
);
const BEFORE = new Set(
  (
    'menos negativo mil milhao milhoes bilhao bilhoes cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos ' +
    'oitocentos novecentos vinte trinta quarenta cinquenta sessenta setenta oitenta noventa dez dois duas tres quatro cinco seis ' +
    'sete oito nove onze doze treze quatorze catorze quinze dezesseis dezessete dezoito dezenove'
  ).split(' '),
);

/** Whether words next to or between the digits mean that these are not the whole amount. */
export function multiplied(before: string, after: string): boolean {
  // Words apart from the digits only repeat them: 'dois mil reais (R$ 2.000,00)'.
  const beside =
    fold(before)
      .split(/[(:;=]/)
      .at(-1) ?? '';
  const words = beside.match(/\p{L}+/gu) ?? [];
  const next = /^\s*(?:e\s+)?(\p{L}+)/u.exec(fold(after))?.[1] ?? '';
  return words.some((word) => BEFORE.has(word)) || AFTER.has(next) || BEFORE.has(next);
}
