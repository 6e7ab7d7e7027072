import type { Caller } from '@acordo/service-kit/caller/caller';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import type { ActivityEvent } from '../../activity/activity-event.js';
import { recordActivity } from '../../activity/record-activity.js';
import { SessionNews } from '../../session-news/session-news.js';
import { endAdminSession } from '../persistence/admin-sessions.js';

/**
 * D8: ends the administrator's session that the caller came with, in all gateways at once. Without one nothing happens.
 * `as`: the recorded kind, if the administrator ended it.
 */
@Injectable()
export class EndAdminSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly news: SessionNews,
  ) {}

  async execute({ kind, sid, sub }: Pick<Caller, 'kind' | 'sid' | 'sub'>, as?: ActivityEvent): Promise<void> {
    if (kind !== 'admin') return;
    const hash = await this.work.run(async (tx) => {
      const ended = await endAdminSession(tx, sid, sub);
      if (ended && as) await recordActivity(tx, { tipo: 'administrador', id: sub }, as);
      return ended;
    });
    if (hash) await this.news.publish({ session: hash.toString('hex') });
  }
}
