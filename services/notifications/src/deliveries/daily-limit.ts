import { endOfDayAfter, formatDate } from '@acordo/brazil/dates';
import { normalizeEmail } from '@acordo/contracts/email-address';
import type { Clock } from '@acordo/service-kit/clock/clock';
import { createLimiter, type Limiter } from '@acordo/service-kit/limits/limiter';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** Counters outlive their day a little: the day is in their key, so they only have to last as long. */
const KEPT_S = 25 * 60 * 60;
/** From a day's last second to the next day. */
const ONE_SECOND_MS = 1_000;

/** The recipient has had enough mail for today (D48); the message waits until then and loses no try. */
export class MailPostponed extends Error {
  constructor(readonly waitMs: number) {
    super('the recipient has had enough mail for today');
  }
}

/** D48: mails to one recipient in one São Paulo day, whoever they are about; addresses are compared without case (D22). */
export class DailyLimit implements OnApplicationShutdown {
  private readonly limiter: Limiter;

  /** The connection is this object's from now on; without Redis the process counts by itself. */
  constructor(
    private readonly redis: Redis,
    private readonly clock: Clock,
    points: number,
  ) {
    this.limiter = createLimiter({ redis, name: 'mails', points, seconds: KEPT_S });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /**
   * Counts one mail first, then sends it; the count is given back unless `send` says that the mail server took it. Throws
   * MailPostponed, and what `send` throws.
   */
  async within<T>(address: string, send: (taken: () => void) => Promise<T>): Promise<T> {
    const now = this.clock.now();
    const room = await this.limiter.take(`${formatDate(now)}|${normalizeEmail(address)}`);
    if (!room.ok) throw new MailPostponed(endOfDayAfter(now, 0).getTime() + ONE_SECOND_MS - now.getTime());
    let sent = false;
    try {
      return await send(() => {
        sent = true;
      });
    } finally {
      if (!sent) await room.giveBack();
    }
  }
}
