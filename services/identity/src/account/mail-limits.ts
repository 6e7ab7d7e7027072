import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter, type Taken } from '@acordo/service-kit/limits/limiter';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config.js';
import { REDIS } from '../redis/redis.module.js';

const HOUR_S = 60 * 60;

/** D48: recovery and confirmation mails. Counted per account, by what was typed, so that counting tells nothing of accounts. */
@Injectable()
export class MailLimits {
  private readonly perAccount: Record<'recovery' | 'confirmation', Limiter>;
  private readonly perAddress: Limiter;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    const { LIMIT_ACCOUNT_MAILS: points, LIMIT_ACCOUNT_MAILS_ADDRESS } = config;
    const perAccount = (name: string) => createLimiter({ redis, name, points, seconds: HOUR_S });
    this.perAccount = {
      recovery: perAccount('mail-recovery'),
      confirmation: perAccount('mail-confirmation'),
    };
    this.perAddress = createLimiter({
      redis,
      name: 'mail-address',
      points: LIMIT_ACCOUNT_MAILS_ADDRESS,
      seconds: HOUR_S,
    });
  }

  ofAccount(kind: 'recovery' | 'confirmation', account: string): Promise<Taken> {
    return this.perAccount[kind].take(account);
  }

  ofAddress(ip: string): Promise<Taken> {
    return this.perAddress.take(addressGroup(ip));
  }
}
