import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** product.md point 3: the defaults of proposals and companies. */
export const DEFAULT_COLORS = { primaria: '#3B82F6', secundaria: '#8B5CF6' } as const;

/** D26: `#RRGGBB` only, so that no style can be smuggled in; kept upper-cased. */
export const color = z
  .string({ error: MESSAGES.colorInvalid })
  .regex(/^#[0-9a-fA-F]{6}$/, MESSAGES.colorInvalid)
  .transform((value) => value.toUpperCase());
