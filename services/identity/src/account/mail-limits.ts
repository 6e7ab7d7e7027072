import { mailboxOf } from '@acordo/contracts/mailbox';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter, type Taken } from '@acordo/service-kit/limits/limiter';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, type Config } from '../config.js';
import { REDIS } from '../redis/redis.module.js';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** `registration`: the confirmation mail that nobody asked for again; in a day it counts as one. */
type HourlyMail = 'recovery' | 'confirmation' | 'registration';
type DailyMail = 'recovery' | 'confirmation' | 'closing';

/**
 * D48: mails about accounts, which the daily limit of a recipient doesn't hold back. They are counted by the mailbox, not by the
 * account: one mailbox has any number of addresses, and each of them may have an account (attack 363). That is also why counting
 * a recovery tells nothing of accounts.
 */
@Injectable()
export class MailLimits {
  private readonly hours: Record<HourlyMail, Limiter>;
  private readonly days: Record<DailyMail, Limiter>;
  private readonly changes: Limiter;
  private readonly perAddress: Limiter;

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: Config) {
    const limit = (name: string, points: number, seconds = HOUR_S) =>
      createLimiter({ redis, name, points, seconds });
    const hourly = (name: string) => limit(name, config.LIMIT_ACCOUNT_MAILS);
    const daily = (name: string) => limit(name, config.LIMIT_UNCONFIRMED_MAILS, DAY_S);
    this.hours = {
      recovery: hourly('mail-recovery'),
      confirmation: hourly('mail-confirmation'),
      registration: hourly('mail-registration'),
    };
    this.days = {
      recovery: daily('mail-day-recovery'),
      confirmation: daily('mail-day-confirmation'),
      closing: daily('mail-day-closing'),
    };
    this.changes = limit('mail-change', config.LIMIT_PASSWORD_CHANGES);
    this.perAddress = limit('mail-address', config.LIMIT_ACCOUNT_MAILS_ADDRESS);
  }

  /** Whoever asks for it; the account behind the address need not exist. */
  recovery(email: string): Promise<Taken> {
    return this.hours.recovery.take(mailboxOf(email));
  }

  /** To an address that nobody has confirmed: it may be a stranger's. */
  unproven(kind: DailyMail, email: string): Promise<Taken> {
    return this.days[kind].take(mailboxOf(email));
  }

  async confirmation(email: string, kind: 'confirmation' | 'registration'): Promise<Taken> {
    const hour = await this.hours[kind].take(mailboxOf(email));
    if (!hour.ok) return hour;
    const day = await this.unproven('confirmation', email);
    if (!day.ok) await hour.giveBack();
    return day;
  }

  passwordChange(accountId: string): Promise<Taken> {
    return this.changes.take(accountId);
  }

  ofAddress(ip: string): Promise<Taken> {
    return this.perAddress.take(addressGroup(ip));
  }
}
