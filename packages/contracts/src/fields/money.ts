import { z } from 'zod';
import { MESSAGES } from '../messages.js';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

/** D4 on input: a number or a string, 0 to 999999999.99, at most two decimals. Becomes the wire form ("4500.00"). */
export const moneyInput = z
  .union([z.number(), z.string()], { error: MESSAGES.moneyInvalid })
  .transform((value) => String(value))
  .refine((value) => AMOUNT.test(value), { error: MESSAGES.moneyInvalid, abort: true })
  .transform((value) => {
    const [whole = '0', cents = ''] = value.split('.');
    return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
  });

/** D4 on output: a string with two decimals and a dot. */
export const money = z.string().regex(/^\d{1,9}\.\d{2}$/);
