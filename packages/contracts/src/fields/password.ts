import { normalForm } from '@acordo/brazil/normal-form';

/** D9: the most characters of a password. */
export const PASSWORD_LENGTH = 128;

/**
 * Whether a password that is compared is not too long, counted in the form that passwords are hashed in (NFC), so that who
 * types an accent as a character
 * of its own may have as long a password.
 */
export const isPasswordLength = (value: string): boolean => normalForm(value).length <= PASSWORD_LENGTH;
