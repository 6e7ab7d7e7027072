import { z } from 'zod';
import { MESSAGES } from '../../../messages.js';

/** Six digits of the authenticator: text, ASCII digits alone (attack 121). */
export const TOTP_CODE = /^[0-9]{6}$/;
/** D33: a recovery code fits into the same field; its letter distinguishes it from the digits. */
export const RECOVERY_CODE = /^(?=.*[A-Z])[A-Z2-9]{6}$/;

export const totpCode = z.string({ error: MESSAGES.codeWrong }).regex(TOTP_CODE, MESSAGES.codeWrong);
export const secondFactorCode = z
  .string({ error: MESSAGES.codeWrong })
  .refine((code) => TOTP_CODE.test(code) || RECOVERY_CODE.test(code), MESSAGES.codeWrong);
