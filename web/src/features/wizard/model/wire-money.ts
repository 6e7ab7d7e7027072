import { formatBrl, fromWire, parseMoney, readWire, toWire } from '@acordo/brazil/money';
import { parseTypedMoney } from '@acordo/brazil/typed/money';
import { isParsed } from '@acordo/brazil/typed/parse-result';

/** P65: a non-number becomes 0 (the form refuses it before); nothing typed is '0'. */
export function moneyToWire(text: string): string {
  const read = parseTypedMoney(text);
  return text.trim() === '' || !isParsed(read) ? '0' : toWire(read.value);
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
