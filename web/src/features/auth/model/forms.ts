import { forgotPassword } from '@acordo/contracts/http/auth/forgot-password';
import { LoginBody } from '@acordo/contracts/http/auth/login';
import { newPassword, RegisterBody } from '@acordo/contracts/http/auth/register';
import { MESSAGES } from '@acordo/contracts/messages';
import { z } from 'zod';

/** The contract's body; P33 asks for six characters in the form already. */
export const LoginFields = LoginBody.extend({
  // As typed, not as a new one is kept: it may be of the time before passwords were normalised.
  password: z.string().min(6, MESSAGES.passwordTooShort).and(LoginBody.shape.password),
});
export type LoginFields = z.input<typeof LoginFields>;

// Beside the contract's body, not after it: the difference is told together with every other error.
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
