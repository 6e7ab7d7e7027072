const LONGEST = 11;
/** The longest number of the international plan (E.164), with its plus. */
const LONGEST_ABROAD = 16;
/** Of a capital (4004-1234), or with its area: eight, ten or eleven. */
const DIGITS = /^(?:\d{8}|\d{10,11})$/;
const ABROAD = /^\+\d{8,15}$/;

/** Mask while typing: '11987654321' → '(11) 98765-4321', '08001234567' → '0800 123 4567'; a plus begins a foreign number. */
export function maskPhone(typing: string): string {
  const digits = typing.replace(/\D/g, '');
  if (typing.trimStart().startsWith('+')) return `+${digits}`.slice(0, LONGEST_ABROAD);
  const kept = digits.slice(0, LONGEST);
  if (/^0[3589]00/.test(kept))
    return [kept.slice(0, 4), kept.slice(4, 7), kept.slice(7)].filter(Boolean).join(' ');
  if (/^(3003|400\d)/.test(kept) && kept.length <= 8) return kept.replace(/^(.{4})(.)/, '$1-$2');
  if (kept.length <= 2) return kept;
  const local = kept.slice(2).replace(kept.length > 10 ? /^(.{5})(.)/ : /^(.{4})(.)/, '$1-$2');
  return `(${kept.slice(0, 2)}) ${local}`;
}

/** Whether somebody can be called there: '' is allowed, half a number is not. */
export function isPhone(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '') return true;
  const bare = trimmed.replace(/[\s().-]/g, '');
  return DIGITS.test(bare) || ABROAD.test(bare);
}
