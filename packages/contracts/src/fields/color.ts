import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { COLOR } from './is-color.js';

/** P24: the defaults of proposals and companies. */
export const DEFAULT_COLORS = { primaria: '#3B82F6', secundaria: '#8B5CF6' } as const;

/** D26: `#RRGGBB` only, so that no other style can be injected; stored upper-cased. */
export const color = z
  .string({ error: MESSAGES.colorInvalid })
  .regex(COLOR, MESSAGES.colorInvalid)
  .transform((value) => value.toUpperCase());
