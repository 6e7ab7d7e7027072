import { formatBrl, MAX_CENTAVOS, parseMoney } from './money.js';

/** Ranges that older proposals have instead of an amount (P45), with the text for people. */
const RANGES: ReadonlyMap<string, string> = new Map([
  ['1000-3000', 'R$ 2.500'],
  ['3000-6000', 'R$ 4.500'],
  ['6000-10000', 'R$ 8.000'],
  ['10000+', 'R$ 12.000'],
]);

/** Shown when no price was agreed. */
export const TO_BE_AGREED = 'Sob consulta';

/**
 * The investment as people see it, in D43's order: text with 'R$' as given; a range code; an amount above zero in BRL
 * (wire text such as "4500.00", pt-BR text, or a number of reais); else 'Sob consulta'.
 */
export function displayInvestment(valor: string | number | null | undefined): string {
  if (typeof valor === 'string' && valor.includes('R$')) return valor;
  const range = RANGES.get(String(valor).trim());
  if (range) return range;
  const centavos = typeof valor === 'number' ? Math.round(valor * 100) : parseMoney(valor ?? '');
  return centavos !== null && centavos > 0 && centavos <= MAX_CENTAVOS ? formatBrl(centavos) : TO_BE_AGREED;
}
