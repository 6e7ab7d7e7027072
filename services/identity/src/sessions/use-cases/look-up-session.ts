import type { ResultOf } from '@acordo/contracts/call';
import type { introspect } from '@acordo/contracts/internal/sessions';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { rightsOf } from '../../users/domain/rights.js';
import { sessionState, LIFETIMES } from '../domain/lifetime.js';
import { findSession, renewSession } from '../persistence/sessions.js';

type Found = ResultOf<typeof introspect>['session'];

/** Which user's session a token's hash belongs to, and what the user may do. Null: unknown, ended, or its owner was deleted. */
@Injectable()
export class LookUpSession {
  constructor(private readonly database: Database) {}

  async execute(hash: Buffer): Promise<Found> {
    const session = await findSession(this.database, hash);
    const verdict = session ? sessionState(session, 'user', session.now) : 'over';
    if (!session || verdict === 'over') return null;
    if (verdict === 'renew') await renewSession(this.database, session.id, LIFETIMES.user.idle);
    return { sid: session.id, sub: session.user_id, rights: rightsOf(session) };
  }
}
