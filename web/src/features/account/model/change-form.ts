import { ChangePasswordBody } from '@acordo/contracts/http/auth/change-password';
import { MESSAGES } from '@acordo/contracts/messages';
import { z } from 'zod';

// Together with the contract's body, so that this error is shown with the others.
const SamePasswords = z
  .object({ newPassword: z.string().normalize('NFC'), confirmPassword: z.string().normalize('NFC') })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: MESSAGES.passwordsDiffer,
  });

export const ChangeForm = ChangePasswordBody.and(SamePasswords);
export type ChangeForm = z.input<typeof ChangeForm>;
