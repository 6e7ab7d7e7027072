import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter, type LimiterOptions } from '@acordo/service-kit/limits/limiter';
import type { Redis } from 'ioredis';
import type { LoginPoints } from '../sessions/login-limits.js';

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

export interface AdminLoginPoints extends LoginPoints {
  /** Wrong codes of a second factor in an hour. */
  codes: number;
}

export type GiveBack = () => Promise<void>;

export interface AdminAttempt {
  /** Normalised, whether an account has it or not. */
  email: string;
  ip: string;
  /** What is proven to be the owner's: a device of an earlier sign-in, or the session. Null for a stranger. */
  known: string | null;
}

/**
 * D48 for administrators: every attempt is counted before it is checked, in Redis and in this process. The process always
 * counts, not only while Redis is away, so that stopping (or wiping) Redis allows no further guesses.
 */
export class AdminLoginLimits {
  private readonly perAddress: Limiter;
  private readonly perAccountAndAddress: Limiter;
  private readonly perAccount: Limiter;
  private readonly codes: Limiter;

  constructor(redis: Redis, points: AdminLoginPoints) {
    const limit = (name: string, most: number, seconds: number) =>
      countedTwice({ redis, name: `admin-${name}`, points: most, seconds });
    this.perAddress = limit('login-address', points.address, QUARTER_HOUR_S);
    this.perAccountAndAddress = limit('login-pair', points.accountAndAddress, QUARTER_HOUR_S);
    this.perAccount = limit('login-account', points.account, HOUR_S);
    this.codes = limit('second-factor', points.codes, HOUR_S);
  }

  /** One attempt of a password. Throws TOO_MANY; else returns a function that undoes the counts. */
  countPassword({ email, ip, known }: AdminAttempt): Promise<GiveBack> {
    const address = addressGroup(ip);
    return countAll([
      () => this.perAddress.take(address),
      () => this.perAccountAndAddress.take(`${address} ${email}`),
      // The owner's devices have a separate account-wide count, so that strangers can't lock the owner out.
      () => this.perAccount.take(known ? `known ${known}` : `account ${email}`),
    ]);
  }

  /** One attempt of a second factor's code. Throws TOO_MANY; else returns a function that undoes the count. */
  countCode(adminId: string): Promise<GiveBack> {
    return countAll([() => this.codes.take(adminId)]);
  }
}

async function countAll(takes: (() => ReturnType<Limiter['take']>)[]): Promise<GiveBack> {
  const counted: GiveBack[] = [];
  const giveBack = async () => void (await Promise.all(counted.map((back) => back())));
  for (const take of takes) {
    const taken = await take();
    if (!taken.ok) {
      await giveBack(); // a refused attempt checked nothing and is not counted
      throw new AppError('TOO_MANY', { retryAfter: taken.retryAfter });
    }
    counted.push(() => taken.giveBack());
  }
  return giveBack;
}

function countedTwice(options: LimiterOptions): Limiter {
  const { redis: _, ...here } = options;
  const [local, shared] = [createLimiter(here), createLimiter(options)];
  return {
    async take(key) {
      const first = await local.take(key);
      if (!first.ok) return first;
      const second = await shared.take(key);
      if (second.ok)
        return {
          ok: true,
          giveBack: async () => void (await Promise.all([first.giveBack(), second.giveBack()])),
        };
      await first.giveBack();
      return second;
    },
  };
}
