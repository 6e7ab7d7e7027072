import { errorText } from '@acordo/contracts/errors';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { createLimiter, type Limiter } from '@acordo/service-kit/limits/limiter';
import type { Redis } from 'ioredis';
import type { LimitName, Route } from '../routing/route.js';
import type { Params } from '../routing/route-tree.js';

const MINUTE_S = 60;

/**
 * Counts calls by route and true address (an IPv6 /64 is one), decisions by link as well, documents and what owners write by owner or link,
 * guesses only by address (D48).
 */
export class CallLimits {
  private readonly limiters: Readonly<Record<LimitName, Limiter>>;

  constructor(points: Readonly<Record<LimitName, number>>, redis: Redis) {
    const limiter = (name: LimitName) =>
      createLimiter({ redis, name: `gateway:${name}`, points: points[name], seconds: MINUTE_S });
    this.limiters = {
      publicReads: limiter('publicReads'),
      decisions: limiter('decisions'),
      verifications: limiter('verifications'),
      pdfs: limiter('pdfs'),
      writes: limiter('writes'),
      logos: limiter('logos'),
      guesses: limiter('guesses'),
    };
  }

  /** Throws TOO_MANY with the seconds to wait. The key is made from the table, never from the client's spelling (attack 141). */
  async take(route: Route, params: Params, ip: string): Promise<void> {
    if (!route.limit) return;
    const place = route.limit === 'decisions' ? Object.values(params) : [];
    const key = [`${route.method} ${route.path}`, addressGroup(ip), ...place].join('|');
    await this.count(route.limit, key);
  }

  /** The same for what is counted by the owner of the session, else by the link. Throws TOO_MANY. */
  async takeFor(route: Route, params: Params, sub: string | undefined): Promise<void> {
    if (!route.holderLimit) return;
    const holder = route.who === 'public' ? ['link', ...Object.values(params)] : ['user', sub ?? ''];
    await this.count(route.holderLimit, holder.join('|'));
  }

  /**
   * Makes a call for a link. Links that do not exist are counted by address over all links and calls, since
   * guesses never repeat a link: each call counts as a guess until its response shows another result. Throws
   * TOO_MANY.
   */
  async guessing<T extends { readonly status: number }>(
    route: Route,
    ip: string,
    ask: () => Promise<T>,
  ): Promise<T> {
    if (route.absent !== 'LINK_NOT_FOUND') return ask();
    const giveBack = await this.count('guesses', addressGroup(ip));
    let missed = false;
    try {
      const response = await ask();
      missed = response.status === errorText('LINK_NOT_FOUND').status;
      return response;
    } finally {
      if (!missed) void giveBack();
    }
  }

  private async count(limit: LimitName, key: string): Promise<() => Promise<void>> {
    const taken = await this.limiters[limit].take(key);
    if (!taken.ok) throw new AppError('TOO_MANY', { retryAfter: taken.retryAfter });
    return taken.giveBack;
  }
}
