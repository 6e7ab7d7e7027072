import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter, type Taken } from '@acordo/service-kit/limits/limiter';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config.js';
import { REDIS } from '../redis/redis.module.js';

const HOUR_S = 60 * 60;

type AccountMail = 'recovery' | 'confirmation' | 'change';

/**
 * D48: mails about accounts, which the daily limit of a recipient doesn't hold back. Recovery is counted by the address that
 * was typed, so that counting tells nothing of accounts.
 */
@Injectable()
export class MailLimits {
  private readonly perAccount: Record<AccountMail, Limiter>;
  private readonly perAddress: Limiter;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    const limit = (name: string, points: number) => createLimiter({ redis, name, points, seconds: HOUR_S });
    this.perAccount = {
      recovery: limit('mail-recovery', config.LIMIT_ACCOUNT_MAILS),
      confirmation: limit('mail-confirmation', config.LIMIT_ACCOUNT_MAILS),
      change: limit('mail-change', config.LIMIT_PASSWORD_CHANGES),
    };
    this.perAddress = limit('mail-address', config.LIMIT_ACCOUNT_MAILS_ADDRESS);
  }

  ofAccount(kind: AccountMail, account: string): Promise<Taken> {
    return this.perAccount[kind].take(account);
  }

  ofAddress(ip: string): Promise<Taken> {
    return this.perAddress.take(addressGroup(ip));
  }
}
