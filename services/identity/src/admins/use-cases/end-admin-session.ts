import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { endAdminSession } from '../../sessions/persistence/admin-sessions.js';
import { SessionNews } from '../../sessions/session-news.js';

/** D8: ends the administrator's session that the caller came with, in all gateways at once. Without one nothing happens. */
@Injectable()
export class EndAdminSession {
  constructor(
    private readonly database: Database,
    private readonly news: SessionNews,
  ) {}

  async execute({ kind, sid, sub }: Pick<Caller, 'kind' | 'sid' | 'sub'>): Promise<void> {
    if (kind !== 'admin') return;
    const hash = await endAdminSession(this.database, sid, sub);
    if (hash) await this.news.publish({ session: hash.toString('hex') });
  }
}
