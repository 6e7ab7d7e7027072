import { readWire, toWire } from '@acordo/brazil/money';
import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** D4 on input: a number or a string, 0 to 999999999.99, at most two decimals. Becomes the wire form ("4500.00"). */
export const moneyInput = z
  .union([z.number(), z.string()], { error: MESSAGES.moneyInvalid })
  .transform((value, context) => {
    const centavos = readWire(value);
    if (centavos !== null) return toWire(centavos);
    context.addIssue({ code: 'custom', message: MESSAGES.moneyInvalid });
    return z.NEVER;
  });

/** D4 on output: a string with two decimals and a dot. */
export const money = z.string().regex(/^\d{1,9}\.\d{2}$/);

/** A sum of amounts on output: as `money`, of any size. */
export const moneySum = z.string().regex(/^\d+\.\d{2}$/);
