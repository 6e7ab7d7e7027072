import { normalForm } from '@acordo/brazil/normal-form';

/**
 * The one spelling under which a password is hashed: keyboards write "é" as one character or as "e" and an accent, and people
 * see no difference. NFC, as RFC 8265 (OpaqueString) says; case and blanks stay as typed.
 */
export const normalizePassword = (password: string): string => normalForm(password);

/**
 * As what a password that was typed may have been kept: normalised, and as typed where it is of the time before. From what was
 * typed alone, so that it takes as long for an account that doesn't exist (D9).
 */
export function spellingsOf(password: string): readonly string[] {
  const normalised = normalizePassword(password);
  return normalised === password ? [normalised] : [normalised, password];
}
