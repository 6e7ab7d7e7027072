import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { COLOR } from './is-color.js';

/** D26: `#RRGGBB` only, so that no other style can be injected; stored upper-cased. */
export const color = z
  .string({ error: MESSAGES.colorInvalid })
  .regex(COLOR, MESSAGES.colorInvalid)
  .transform((value) => value.toUpperCase());
