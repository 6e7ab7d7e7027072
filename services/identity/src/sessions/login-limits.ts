import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter } from '@acordo/service-kit/limits/limiter';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config.js';
import { REDIS } from '../redis/redis.module.js';

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;

export interface Attempt {
  /** Normalised, whether an account has it or not. */
  email: string;
  ip: string;
  /** From a valid device cookie. */
  device: string | null;
}

/** D48: every attempt counts before the password is checked; a right password undoes its count. */
@Injectable()
export class LoginLimits {
  private readonly perAddress: Limiter;
  private readonly perAccountAndAddress: Limiter;
  private readonly perAccount: Limiter;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    const limit = (name: string, points: number, seconds: number) =>
      createLimiter({ redis, name, points, seconds });
    this.perAddress = limit('login-address', config.LIMIT_LOGIN_ADDRESS, QUARTER_HOUR_S);
    this.perAccountAndAddress = limit('login-pair', config.LIMIT_LOGIN_ACCOUNT_ADDRESS, QUARTER_HOUR_S);
    this.perAccount = limit('login-account', config.LIMIT_LOGIN_ACCOUNT, HOUR_S);
  }

  /** Throws TOO_MANY; else returns a function that undoes the counts. A refused attempt checks no password and is not counted. */
  async count({ email, ip, device }: Attempt): Promise<() => Promise<void>> {
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
