import { endOfDayAfter, formatDate } from '@acordo/brazil/dates';
import { mailboxOf } from '@acordo/contracts/mailbox';
import type { Clock } from '@acordo/service-kit/clock/clock';
import { createLimiter, type Limiter } from '@acordo/service-kit/limits/limiter';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Counters last a little longer than their day, which is part of their key. */
const KEPT_S = 25 * 60 * 60;
const HOUR_S = 60 * 60;
/** From a day's last second to the next day. */
const ONE_SECOND_MS = 1_000;

/**
 * D48. `clients`: emails to one typed address, whoever they are about. `accounts`: emails about one account's
 * address. `unproven`: to an account's unconfirmed address (D29), warnings of a break-in separate from the rest, so that
 * neither uses up the other's limit. Each is a separate counter: emails caused by strangers do not use up the limit
 * of the account's own. `hour`: notices to one owner before they are combined.
 */
export interface MailPoints {
  clients: number;
  accounts: number;
  unproven: number;
  hour: number;
}
type Day = 'clients' | 'accounts' | 'unproven' | 'alerts';

/** Addresses of one mailbox are counted together. */
export class MailLimits implements OnApplicationShutdown {
  private readonly days: Record<Day, Limiter>;
  private readonly hour: Limiter;

  /** This object owns the connection from now on; without Redis the process counts in memory. */
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
    { clients, accounts, unproven, hour }: MailPoints,
  ) {
    const day = (name: string, points: number) => createLimiter({ redis, name, points, seconds: KEPT_S });
    this.days = {
      clients: day('mails', clients),
      accounts: day('mails-account', accounts),
      unproven: day('mails-unproven', unproven),
      alerts: day('mails-alert', unproven),
    };
    this.hour = createLimiter({ redis, name: 'notices', points: hour, seconds: HOUR_S });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /**
   * Counts one email first, then sends it; the count is undone unless `send` returns that the mail server accepted it. Beyond
   * the limit `full` gets the milliseconds left of the São Paulo day.
   */
  async inDay<T>(
    which: Day,
    address: string,
    send: (taken: () => void) => Promise<T>,
    full: (waitMs: number) => Promise<T>,
  ): Promise<T> {
    const now = this.clock.now();
    const room = await this.days[which].take(`${formatDate(now)}|${mailboxOf(address)}`);
    if (!room.ok) return full(endOfDayAfter(now, 0).getTime() + ONE_SECOND_MS - now.getTime());
    return counted(room, send);
  }

  /** The same for an owner's notices in an hour; `full` gets the milliseconds left of that. */
  async inHour<T>(
    userId: string,
    send: (taken: () => void) => Promise<T>,
    full: (waitMs: number) => Promise<T>,
  ): Promise<T> {
    const room = await this.hour.take(userId);
    return room.ok ? counted(room, send) : full(room.retryAfter * 1_000);
  }
}

async function counted<T>(
  room: { giveBack(): Promise<void> },
  send: (taken: () => void) => Promise<T>,
): Promise<T> {
  let sent = false;
  try {
    return await send(() => {
      sent = true;
    });
  } finally {
    if (!sent) await room.giveBack();
  }
}
