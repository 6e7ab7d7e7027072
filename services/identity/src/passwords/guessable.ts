import { normalizeEmail } from '@acordo/contracts/email-address';
import { MESSAGES } from '@acordo/contracts/messages';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { mostUsed } from './most-used.js';
import { normalizePassword } from './spellings.js';

const PRODUCT = 'acordo';

/** The message for a very common new password; else null (docs/decisions/0021). */
export function whyGuessable(
  password: string,
  email: string,
  used: ReadonlySet<string> = mostUsed(),
): string | null {
  const plain = normalizePassword(password).toLowerCase();
  const address = normalizeEmail(email);
  if ([PRODUCT, address, address.split('@')[0]].includes(plain)) return MESSAGES.passwordOwnName;
  return used.has(plain) ? MESSAGES.passwordMostUsed : null;
}

/** Throws INVALID_FIELDS. `email`: of its account. For passwords that are set, never for those compared. */
export function refuseGuessable(password: string, email: string, field: 'password' | 'newPassword'): void {
  const sentence = whyGuessable(password, email);
  if (sentence) throw new AppError('INVALID_FIELDS', { fields: { [field]: sentence } });
}
