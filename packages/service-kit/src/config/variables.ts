import { z } from 'zod';
import type { Keys } from '../secrets/keys.js';

const KEY = /^[A-Za-z0-9_-]{43,}$/;

/** Keys of at least 32 random bytes in base64url, separated by commas; read as bytes. Error messages name positions, never values. */
export const secretKeys = z.string().transform((text, context): Keys => {
  const parts = text.split(',').map((part) => part.trim());
  const wrong = parts.findIndex((part) => !KEY.test(part));
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (wrong >= 0)
    return refuse(
      parts.length === 1
        ? 'must be at least 32 random bytes in base64url'
        : `key ${wrong + 1} of ${parts.length} must be at least 32 random bytes in base64url`,
    );
  // By their bytes: the last letter has unused bits, so two spellings can be one key.
  const [first, ...others] = parts.map((part) => Buffer.from(part, 'base64url'));
  const keys: Buffer[] = first ? [first, ...others] : others;
  const twice = keys.findIndex((key, index) => keys.findIndex((other) => other.equals(key)) < index);
  if (twice >= 0) return refuse(`key ${twice + 1} of ${keys.length} is there twice`);
  return first ? [first, ...others] : refuse('is empty');
});

export const httpAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
export const port = z.coerce.number().int().min(0).max(65_535);

/** Seconds between two runs of a service's scheduled work (habit 17); 0: none in this copy. */
export const scheduleEvery = z.coerce.number().int().min(0).max(3_600).default(60);

/** Variables that every service has. Each description becomes a line of `.env.example`. */
export const commonVariables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development').describe('Kind of run.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe log line written.'),
  HOST: z.string().default('127.0.0.1').describe('Address the service listens on.'),
  PORT: port.describe('Port the service listens on.'),
  METRICS_PORT: port.optional().describe('Internal port of /metrics; none without it.'),
  CLOCK_SHIFT: z.coerce
    .number()
    .int()
    .default(0)
    .describe('Seconds added to every clock; tests only, refused in production (D3).'),
};

/** D3: a moved clock in production would falsify evidence. Use as `.superRefine(refuseShiftedClock)` on the whole schema. */
export function refuseShiftedClock(
  config: { NODE_ENV: string; CLOCK_SHIFT: number },
  context: z.core.$RefinementCtx,
): void {
  if (config.NODE_ENV === 'production' && config.CLOCK_SHIFT !== 0)
    context.addIssue({ code: 'custom', path: ['CLOCK_SHIFT'], message: 'is refused in production' });
}
