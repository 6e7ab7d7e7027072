/** Two digits, and a number of eight or nine. Existing areas and prefixes change, so only the number of digits is checked. */
const WITH_AREA = /^[1-9]\d{9,10}$/;
const FREE = /^(?:0[3589]00\d{6,7}|(?:3003|400\d)\d{4})$/;

/** Whether the digits are an area and a number. */
export const area = (digits: string): boolean => WITH_AREA.test(digits);
/** A number without area: 0800 and similar, 4004 and similar. */
export const free = (digits: string): boolean => FREE.test(digits);

/**
 * What a telephone dials of a stored number, from any country; null where that is not certain, so that an older text with an
 * extension or with two numbers never calls somebody else.
 */
export function dialled(phone: string): string | null {
  const bare = phone.replace(/[\s().-]/g, '');
  if (/^\+[1-9]\d{7,14}$/.test(bare) || free(bare)) return bare;
  return area(bare) ? `+55${bare}` : null;
}
