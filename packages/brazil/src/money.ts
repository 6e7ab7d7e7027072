/** Largest amount the product takes: 999,999,999.99 reais, in centavos (D4). */
export const MAX_CENTAVOS = 99_999_999_999;

const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,(\d{1,2}))?$/;
const PLAIN = /^\d+(?:[.,](\d{1,2}))?$/;
const WIRE = /^(?:0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/;

/**
 * Reads what a person typed or pasted, in centavos (D4): `1.234,56` · `1234,56` · `1234.56` · `R$ 1.234,56` · `1.234`.
 * A dot before groups of exactly three digits separates thousands, otherwise decimals. Empty text, or the bare
 * symbol, is 0. Anything else (negative, more than two decimals, above the maximum, other characters) is null.
 */
export function parseMoney(text: string): number | null {
  const amount = text.trim().replace(/^R\$/i, '').trim();
  if (amount === '') return 0;
  const found = THOUSANDS.exec(amount) ?? PLAIN.exec(amount);
  if (!found) return null;
  const decimals = found[1] ?? '';
  const whole = amount.slice(0, decimals ? -decimals.length - 1 : undefined).replaceAll('.', '');
  return inRange(whole, decimals);
}

/** P1: 123456 → 'R$ 1.234,56', with a plain space (U+0020) so that texts can be compared exactly. */
export function formatBrl(centavos: number): string {
  assertWholeCentavos(centavos);
  const [whole, decimals] = split(Math.abs(centavos));
  return `${centavos < 0 ? '-' : ''}R$ ${inThousands(whole)},${decimals}`;
}

/** '1234567' → '1.234.567'. Linear time, whatever was typed. */
export function inThousands(digits: string): string {
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/.{3}/g) ?? [])].filter(Boolean).join('.');
}

/** 450000 → '4500.00', the wire form (D4). Throws RangeError outside 0 to MAX_CENTAVOS. */
export function toWire(centavos: number): string {
  assertWholeCentavos(centavos);
  if (centavos < 0 || centavos > MAX_CENTAVOS) throw new RangeError(`Amount out of range: ${centavos}`);
  return split(centavos).join('.');
}

/** '4500.00' → 450000. Throws RangeError for what `readWire` refuses: for texts that our own contract has accepted. */
export function fromWire(text: string): number {
  const centavos = readWire(text);
  if (centavos === null) throw new RangeError('Not an amount of the wire format');
  return centavos;
}

/**
 * Reads an amount of a request body, in centavos (D4): a number or a string with a dot ("10", "4500.5", "4500.00"),
 * 0 to 999999999.99, at most two decimals. Anything else is null, for the caller's 422.
 */
export function readWire(value: unknown): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  // String() gives a number's shortest form: 10.1 is accepted, while the text of 0.1 + 0.2 or 1e21 does not match.
  const text = String(value);
  const found = WIRE.exec(text);
  return found ? inRange(text.split('.')[0] ?? '', found[1] ?? '') : null;
}

function inRange(whole: string, decimals: string): number | null {
  const centavos = Number(whole + decimals.padEnd(2, '0'));
  return centavos <= MAX_CENTAVOS ? centavos : null;
}

function split(centavos: number): [whole: string, decimals: string] {
  const digits = String(centavos).padStart(3, '0');
  return [digits.slice(0, -2), digits.slice(-2)];
}

function assertWholeCentavos(centavos: number): void {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`Not whole centavos: ${centavos}`);
}
