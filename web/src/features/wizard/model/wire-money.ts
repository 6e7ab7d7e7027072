import { formatBrl, fromWire, parseMoney, readWire, toWire } from '@acordo/brazil/money';

/** product.md point 5, "Money sent to the server": a non-number becomes 0; nothing typed is '0'. */
export function moneyToWire(text: string): string {
  const centavos = text.trim() === '' ? null : parseMoney(text);
  return centavos === null ? '0' : toWire(centavos);
}

/** A service price as its field shows it: "500.00" → 'R$ 500,00'. What is no amount shows as zero. */
export function moneyFromWire(wire: string): string {
  return formatBrl(readWire(wire) === null ? 0 : fromWire(wire));
}

/** The budget's field is empty where no price was given. */
export function budgetFromWire(wire: string): string {
  const text = moneyFromWire(wire);
  return parseMoney(text) === 0 ? '' : text;
}
