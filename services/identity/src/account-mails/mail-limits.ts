import { normalizeEmail } from '@acordo/contracts/email-address';
import { mailboxOf } from '@acordo/contracts/mailbox';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter, type LimitResult } from '@acordo/service-kit/limits/limiter';
import type { Redis } from 'ioredis';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** `registration`: the first confirmation email; in the daily count it is one as well. */
type HourlyMail = 'recovery' | 'confirmation' | 'registration';
type DailyMail = 'recovery' | 'confirmation' | 'closing';

export interface MailPoints {
  /** Of each mail in an hour, per mailbox or address. */
  hour: number;
  /** Of each mail in a day, per mailbox that nobody has confirmed. */
  unconfirmedDay: number;
  /** In an hour per account. */
  passwordChanges: number;
  /** In an hour per address of the network. */
  address: number;
}

/**
 * D48: emails about accounts, without the daily limit of a recipient. Those to unconfirmed addresses
 * are counted by the mailbox, not by the account: one mailbox has any number of addresses, and each of them may have an account
 * (attack 363).
 */
export class MailLimits {
  private readonly hours: Record<HourlyMail, Limiter>;
  private readonly days: Record<DailyMail, Limiter>;
  private readonly asked: Limiter;
  private readonly changes: Limiter;
  private readonly perAddress: Limiter;
  private readonly confirmationsFrom: Limiter;

  constructor(redis: Redis, points: MailPoints) {
    const limit = (name: string, most: number, seconds = HOUR_S) =>
      createLimiter({ redis, name, points: most, seconds });
    const hourly = (name: string) => limit(name, points.hour);
    const daily = (name: string) => limit(name, points.unconfirmedDay, DAY_S);
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
    this.asked = hourly('mail-recovery-asked');
    this.changes = limit('mail-change', points.passwordChanges);
    this.perAddress = limit('mail-address', points.address);
    this.confirmationsFrom = limit('mail-day-from', Math.ceil(points.unconfirmedDay / 2), DAY_S);
  }

  /**
   * A request for it; the account of the address need not exist, so counting reveals nothing about accounts. Only by the address:
   * requests for others of its mailbox may send no email at all, and must not block its account's emails (attack 371).
   */
  recoveryAsked(email: string): Promise<LimitResult> {
    return this.asked.take(normalizeEmail(email));
  }

  /** To an unconfirmed address. */
  unprovenRecovery(email: string): Promise<LimitResult> {
    return this.inHourAndDay('recovery', 'recovery', email);
  }

  /** To an unconfirmed address: it may be a stranger's. */
  unproven(kind: DailyMail, email: string): Promise<LimitResult> {
    return this.days[kind].take(mailboxOf(email));
  }

  /**
   * One network address uses half of a mailbox's daily limit at most: the rest is left to its owner at another address
   * (attack 392).
   */
  async confirmation(email: string, kind: 'confirmation' | 'registration', ip: string): Promise<LimitResult> {
    const share = await this.confirmationsFrom.take(`${mailboxOf(email)} ${addressGroup(ip)}`);
    if (!share.ok) return share;
    const mailbox = await this.inHourAndDay(kind, 'confirmation', email);
    if (!mailbox.ok) await share.giveBack();
    return mailbox.ok ? both(share, mailbox) : mailbox;
  }

  passwordChange(accountId: string): Promise<LimitResult> {
    return this.changes.take(accountId);
  }

  ofAddress(ip: string): Promise<LimitResult> {
    return this.perAddress.take(addressGroup(ip));
  }

  private async inHourAndDay(kind: HourlyMail, daily: DailyMail, email: string): Promise<LimitResult> {
    const hour = await this.hours[kind].take(mailboxOf(email));
    if (!hour.ok) return hour;
    const day = await this.unproven(daily, email);
    if (!day.ok) await hour.giveBack();
    return day.ok ? both(hour, day) : day;
  }
}

type Counted = Extract<LimitResult, { ok: true }>;

const both = (...counted: Counted[]): Counted => ({
  ok: true,
  giveBack: async () => {
    for (const one of counted) await one.giveBack();
  },
});
