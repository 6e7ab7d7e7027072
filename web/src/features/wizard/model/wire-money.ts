import { formatBrl, fromWire, parseMoney, readWire, toWire } from '@acordo/brazil/money';
import { understandMoney } from '@acordo/brazil/understand/money';
import { isUnderstood } from '@acordo/brazil/understand/understanding';

/** P65: a non-number becomes 0 (the form refuses it before); nothing typed is '0'. */
export function moneyToWire(text: string): string {
  const read = understandMoney(text);
  return text.trim() === '' || !isUnderstood(read) ? '0' : toWire(read.value);
}

/** A service price as its field shows it: "500.00" → 'R$ 500,00'. An invalid one is shown as zero. */
export function moneyFromWire(wire: string): string {
  return formatBrl(readWire(wire) === null ? 0 : fromWire(wire));
}

/** The budget's field is empty without a price. */
export function budgetFromWire(wire: string): string {
  const text = moneyFromWire(wire);
  return parseMoney(text) === 0 ? '' : text;
}
