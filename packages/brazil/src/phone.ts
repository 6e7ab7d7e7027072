/**
 * Mask while typing: '11987654321' → '(11) 98765-4321', '08001234567' → '0800 123 4567'; a plus begins a number of another country.
 * Extra digits stay visible at the end.
 */
export function maskPhone(typing: string): string {
  const digits = typing.replace(/\D/g, '');
  if (typing.trimStart().startsWith('+')) return `+${digits}`;
  if (/^0[3589]00/.test(digits))
    return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join(' ');
  if (/^(3003|400\d)/.test(digits) && digits.length <= 8) return digits.replace(/^(.{4})(.)/, '$1-$2');
  if (digits.length <= 2 || digits.startsWith('0')) return digits;
  const local = digits.slice(2).replace(digits.length > 10 ? /^(.{5})(.)/ : /^(.{4})(.)/, '$1-$2');
  return `(${digits.slice(0, 2)}) ${local}`;
}
