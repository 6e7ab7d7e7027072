import { endOfDayAfter, formatDate } from '@acordo/brazil/dates';
import { mailboxOf } from '@acordo/contracts/mailbox';
import type { Clock } from '@acordo/service-kit/clock/clock';
import { createLimiter, type Limiter } from '@acordo/service-kit/limits/limiter';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Counters outlive their day a little: the day is in their key, so they only have to last as long. */
const KEPT_S = 25 * 60 * 60;
const HOUR_S = 60 * 60;
/** From a day's last second to the next day. */
const ONE_SECOND_MS = 1_000;

/**
 * D48. `clients`: mails to one address that somebody typed, whoever they are about. `accounts`: mails about one account's
 * address. `unproven`: to the address of an account that is not confirmed (D29), what tells of a break-in apart from the rest:
 * neither can use up the room of the other. Each is a counter of its own: what strangers have sent to an address takes no room
 * from what its account is told. `hour`: notices to one owner before they are joined.
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

  /** The connection is this object's from now on; without Redis the process counts by itself. */
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
   * Counts one mail first, then sends it; the count is given back unless `send` says that the mail server took it. Without
   * room `full` is told how many milliseconds are left of the São Paulo day.
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

  /** The same for an owner's notices in an hour; `full` is told how many milliseconds are left of that. */
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
