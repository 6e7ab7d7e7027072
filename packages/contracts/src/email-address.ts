import { normalForm } from '@acordo/brazil/normal-form';
import { LENGTHS } from './lengths.js';
import { withoutUnseen } from './unseen.js';

// The simple pattern of an address (P40), without the characters by which one field becomes two recipients.
const PLAIN = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u;
// An encoded word (RFC 2047) is text for people; readers that decode it in an address answer to another one (attack 402).
const ENCODED_WORD = /=\?[^?]*\?[^?]*\?[^?]*\?=/;
// Accented letters are allowed; invisible characters are not.
const LOCAL = /^[^\s@.\p{C}\p{Z}]+(?:\.[^\s@.\p{C}\p{Z}]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const LABEL_MAX = 63;

/**
 * Whether the text is one plain email address as it may be entered: no dot at an edge of the part before the `@` nor two
 * together, a domain of at least two labels of letters, digits and inner hyphens (no look-alikes), nothing invisible. Linear time.
 */
export function isEmail(value: string): boolean {
  if (!isPlainAddress(value) || withoutUnseen(value) !== value) return false;
  const [local = '', domain = ''] = value.split('@');
  return (
    LOCAL.test(local) &&
    standsForItself(domain) &&
    domain.split('.').every((label) => label.length <= LABEL_MAX && LABEL.test(label))
  );
}

/** No domain has full-width, mathematical or superscript letters: email to `ｇmail.com` goes to `gmail.com` (attack 376). */
const standsForItself = (domain: string): boolean => domain.normalize('NFKC') === domain.normalize('NFC');

/**
 * Whether it is one address and nothing else. Accounts from before `isEmail` was stricter sign in with theirs, and get email.
 * Not used for new ones.
 */
export const isPlainAddress = (value: string): boolean =>
  value.length <= LENGTHS.email && PLAIN.test(value) && !ENCODED_WORD.test(value);

/** An address as typed or pasted, without invisible characters around and inside it. */
export const typedEmail = (value: string): string => normalForm(withoutUnseen(value).trim());

/** D9: compared without case and without outer space; stored as typed. Plus addresses stay different. */
export const normalizeEmail = (value: string): string => normalForm(value.trim()).toLowerCase();
