import { normalForm } from '@acordo/brazil/normal-form';

/** D9: the most characters of a password. */
export const PASSWORD_LENGTH = 128;

/** Combining accents make a text longer, but less than four times its NFC form: longer texts are not read. */
export const isReadablePassword = (value: string): boolean => value.length <= 4 * PASSWORD_LENGTH;

/**
 * Whether a password that is compared is not too long, counted in NFC, the form that is hashed, so that
 * combining accents do not shorten the allowed length.
 */
export const isPasswordLength = (value: string): boolean =>
  isReadablePassword(value) && normalForm(value).length <= PASSWORD_LENGTH;
