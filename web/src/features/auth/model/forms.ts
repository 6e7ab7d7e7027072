import { forgotPassword } from '@acordo/contracts/http/auth/forgot-password';
import { LoginBody } from '@acordo/contracts/http/auth/login';
import { newPassword, RegisterBody } from '@acordo/contracts/http/auth/register';
import { MESSAGES } from '@acordo/contracts/messages';
import { z } from 'zod';

/** The contract's body; P33 requires six characters in the form already. */
export const LoginFields = LoginBody.extend({
  // As typed, not normalised: it may be older than the normalisation of passwords.
  password: z.string().min(6, MESSAGES.passwordTooShort).and(LoginBody.shape.password),
});
export type LoginFields = z.input<typeof LoginFields>;

// Together with the contract's body, so that this error is shown with the others.
const SamePasswords = z
  .object({ password: z.string().normalize('NFC'), confirmPassword: z.string().normalize('NFC') })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
  });

export const RegisterFields = RegisterBody.and(SamePasswords);
export type RegisterFields = z.input<typeof RegisterFields>;

export const RecoverFields = forgotPassword.body;
export type RecoverFields = z.input<typeof RecoverFields>;

export const NewPasswordFields = z.object({ password: newPassword }).and(SamePasswords);
export type NewPasswordFields = z.input<typeof NewPasswordFields>;
