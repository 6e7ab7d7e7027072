import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { endSession } from '../persistence/sessions.js';
import { SessionNews } from '../session-news.js';

/** D8: ends the session that the caller came with, in all gateways at once. Whether there was one. */
@Injectable()
export class EndSession {
  constructor(
    private readonly database: Database,
    private readonly news: SessionNews,
  ) {}

  async execute({ kind, sid, sub }: Pick<Caller, 'kind' | 'sid' | 'sub'>): Promise<boolean> {
    if (kind !== 'user') return false;
    const hash = await endSession(this.database, sid, sub);
    if (hash) await this.news.publish({ session: hash.toString('hex') });
    return hash !== null;
  }
}
