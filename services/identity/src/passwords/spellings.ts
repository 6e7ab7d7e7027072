import { normalForm } from '@acordo/brazil/normal-form';

/**
 * The one spelling under which a password is hashed: keyboards write "é" as one character or as "e" and an accent, and people
 * see no difference. NFC, as in RFC 8265 (OpaqueString); case and blanks stay as typed.
 */
export const normalizePassword = (password: string): string => normalForm(password);

/**
 * The forms in which a typed password may be stored: normalised, and as typed for older ones. Only from the typed
 * text, so that it takes as long for an account that doesn't exist (D9).
 */
export function spellingsOf(password: string): readonly string[] {
  const normalised = normalizePassword(password);
  return normalised === password ? [normalised] : [normalised, password];
}
