import type { ResultOf } from '@acordo/contracts/call';
import type { introspect } from '@acordo/contracts/internal/sessions';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { sessionState, LIFETIMES } from '../../sessions/domain/lifetime.js';
import { findAdminSession, renewAdminSession } from '../persistence/admin-sessions.js';

type Found = ResultOf<typeof introspect>['session'];

/** Which administrator's session a token's hash belongs to. Null: unknown, ended, or its owner was removed. */
@Injectable()
export class LookUpAdminSession {
  constructor(private readonly database: Database) {}

  async execute(hash: Buffer): Promise<Found> {
    const session = await findAdminSession(this.database, hash);
    const verdict = session ? sessionState(session, 'admin', session.now) : 'over';
    if (!session || verdict === 'over') return null;
    if (verdict === 'renew') await renewAdminSession(this.database, session.id, LIFETIMES.admin.idle);
    return { sid: session.id, sub: session.admin_id, rights: null };
  }
}
