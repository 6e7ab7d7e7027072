import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { COUNT_SCRIPT } from './count-script.js';

export interface LimiterOptions {
  /** From `connectRedis`; without it, or while it is away, this process counts in memory. */
  redis?: Redis | undefined;
  /** Part of the counter's key: unique among the product's limits. */
  name: string;
  /** Attempts allowed in one window. */
  points: number;
  /** Length of the window, which starts with its first attempt. */
  seconds: number;
}

export type LimitResult =
  /** `giveBack` undoes the count, for attempts that succeeded. Never throws. */
  | { readonly ok: true; giveBack(): Promise<void> }
  /** Seconds until the window ends, at least 1. */
  | { readonly ok: false; readonly retryAfter: number };

export interface Limiter {
  /** Counts one attempt of this key first and returns whether it is allowed (D48). Never throws, never waits for long. */
  take(key: string): Promise<LimitResult>;
}

/** D48: a limit of attempts, counted in Redis for all processes, in this process while Redis is away. */
export function createLimiter({ redis, name, points, seconds }: LimiterOptions): Limiter {
  const settings = { keyPrefix: `acordo:limit:${name}`, points, duration: seconds };
  const memory = inProcess(new RateLimiterMemory(settings));
  if (!redis) return { take: (key) => memory.take(digest(key)) };
  const shared = inRedis(
    new RateLimiterRedis({
      ...settings,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      customIncrTtlLuaScript: COUNT_SCRIPT,
    }),
  );
  return {
    // An attempt is given back where it was counted, even if Redis was lost or connected in between.
    take: (key) => shared.take(digest(key)).catch(() => memory.take(digest(key))),
  };
}

/** Keys contain emails and addresses: hashed, the counters do not show them, and their length is limited. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

function refusal(thrown: unknown): LimitResult {
  if (!(thrown instanceof RateLimiterRes)) throw thrown;
  return { ok: false, retryAfter: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)) };
}

function inRedis(counter: RateLimiterRedis): Limiter {
  const giveBack = (key: string) =>
    counter.reward(key, 1).then(
      () => undefined,
      () => undefined, // the window's end deletes it
    );
  return {
    take: (key) => counter.consume(key, 1).then(() => ({ ok: true, giveBack: () => giveBack(key) }), refusal),
  };
}

function inProcess(counter: RateLimiterMemory): Limiter {
  const giveBack = async (key: string) => {
    const used = (await counter.get(key))?.consumedPoints ?? 0;
    if (used > 0) await counter.reward(key, 1);
  };
  return {
    take: (key) =>
      counter.consume(key, 1).then(
        () => ({ ok: true, giveBack: () => giveBack(key) }),
        async (thrown: unknown) => {
          const refused = refusal(thrown);
          await giveBack(key); // this one counted the refused attempt too
          return refused;
        },
      ),
  };
}
