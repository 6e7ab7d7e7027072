import type { Caller } from '@acordo/service-kit/caller/caller';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { SessionNews } from '../../session-news/session-news.js';
import { endSession } from '../persistence/sessions.js';

/**
 * D8: ends the session that the caller came with, in all gateways at once. Returns whether there was one. `as`: the recorded kind,
 * if its owner ended it.
 */
@Injectable()
export class EndSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly news: SessionNews,
  ) {}

  async execute(
    { kind, sid, sub }: Pick<Caller, 'kind' | 'sid' | 'sub'>,
    as?: ActivityEvent,
  ): Promise<boolean> {
    if (kind !== 'user') return false;
    const hash = await this.work.run(async (tx) => {
      const ended = await endSession(tx, sid, sub);
      if (ended && as) await recordActivity(tx, { tipo: 'usuario', id: sub }, as);
      return ended;
    });
    if (hash) await this.news.publish({ session: hash.toString('hex') });
    return hash !== null;
  }
}
