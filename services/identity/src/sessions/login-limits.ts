import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter } from '@acordo/service-kit/limits/limiter';
import type { Redis } from 'ioredis';

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

/** Wrong passwords in 15 minutes; `account`: in an hour. */
export interface LoginPoints {
  address: number;
  accountAndAddress: number;
  account: number;
}

export interface LoginAttempt {
  /** Normalised, whether an account has it or not. */
  email: string;
  ip: string;
  /** From a valid device cookie. */
  device: string | null;
}

/** D48: every attempt counts before the password is checked; a right password undoes its count. */
export class LoginLimits {
  private readonly perAddress: Limiter;
  private readonly perAccountAndAddress: Limiter;
  private readonly perAccount: Limiter;

  constructor(redis: Redis, points: LoginPoints) {
    const limit = (name: string, most: number, seconds: number) =>
      createLimiter({ redis, name, points: most, seconds });
    this.perAddress = limit('login-address', points.address, QUARTER_HOUR_S);
    this.perAccountAndAddress = limit('login-pair', points.accountAndAddress, QUARTER_HOUR_S);
    this.perAccount = limit('login-account', points.account, HOUR_S);
  }

  /** Throws TOO_MANY; else returns a function that undoes the counts. A refused attempt checks no password and is not counted. */
  async count({ email, ip, device }: LoginAttempt): Promise<() => Promise<void>> {
    const address = addressGroup(ip);
    const counted: (() => Promise<void>)[] = [];
    const giveBack = async () => void (await Promise.all(counted.map((back) => back())));
    // A browser that logged in before has a separate account-wide count: strangers can't lock the owner out.
    const account = device ? `device ${device}` : `account ${email}`;
    const takes = [
      () => this.perAddress.take(address),
      () => this.perAccountAndAddress.take(`${address} ${email}`),
      () => this.perAccount.take(account),
    ];
    for (const take of takes) {
      const taken = await take();
      if (!taken.ok) {
        await giveBack();
        throw new AppError('TOO_MANY', { retryAfter: taken.retryAfter });
      }
      counted.push(() => taken.giveBack());
    }
    return giveBack;
  }
}
