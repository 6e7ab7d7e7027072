import { updateAdminEmail } from '@acordo/contracts/http/vitamina/auth/update-email';
import { UpdateAdminPasswordBody } from '@acordo/contracts/http/vitamina/auth/update-password';
import type { z } from 'zod';
import { EMAIL, PASSWORD } from '../profile-copy';

export const EmailForm = updateAdminEmail.body;
export type EmailForm = z.input<typeof EmailForm>;

export const PasswordForm = UpdateAdminPasswordBody;
export type PasswordForm = z.input<typeof PasswordForm>;

const isEmpty = (text: string): boolean => text.trim() === '';

/** The toast (P75, P76) for an invalid form; undefined if only its fields show the errors. */
export function emailProblem({ currentPassword, newEmail }: EmailForm) {
  return isEmpty(currentPassword) || isEmpty(newEmail) ? EMAIL.missing : undefined;
}

/** In the order of P76: something is missing, the two differ, too short. */
export function passwordProblem({ currentPassword, newPassword, confirmPassword }: PasswordForm) {
  // A password may be made of spaces.
  if ([currentPassword, newPassword, confirmPassword].includes('')) return PASSWORD.missing;
  // Compared and counted as in the contract (D9).
  const [next, again] = [newPassword.normalize('NFC'), confirmPassword.normalize('NFC')];
  if (next !== again) return PASSWORD.differ;
  return next.length < 6 ? PASSWORD.short : undefined;
}
