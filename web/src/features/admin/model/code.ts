import { parseTypedSecondFactor } from '@acordo/brazil/typed/second-factor';
import { isParsed } from '@acordo/brazil/typed/parse-result';

/** The six characters of a code from its field (D33); null when it is invalid. */
export function secondFactorOf(text: string): string | null {
  const read = parseTypedSecondFactor(text);
  return isParsed(read) && read.value !== '' ? read.value : null;
}

/** The seed for typing by hand, in groups of four. */
export const groupedSecret = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
