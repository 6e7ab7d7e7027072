import { normalForm } from '@acordo/brazil/normal-form';

/** D9: the most characters of a password. */
export const PASSWORD_LENGTH = 128;

/** An accent of its own makes a text longer, never to four times what it is in NFC: more than that is not read at all. */
export const isReadablePassword = (value: string): boolean => value.length <= 4 * PASSWORD_LENGTH;

/**
 * Whether a password that is compared is not too long, counted in the form that passwords are hashed in (NFC), so that who
 * types an accent as a character
 * of its own may have as long a password.
 */
export const isPasswordLength = (value: string): boolean =>
  isReadablePassword(value) && normalForm(value).length <= PASSWORD_LENGTH;
