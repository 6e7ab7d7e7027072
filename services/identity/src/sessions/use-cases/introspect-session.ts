import type { InputOf, ResultOf } from '@acordo/contracts/call';
import type { introspect } from '@acordo/contracts/internal/sessions';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { rightsOf } from '../../users/domain/rights.js';
import { judge, LIFETIMES } from '../domain/lifetime.js';
import { findAdminSession, renewAdminSession } from '../persistence/admin-sessions.js';
import { findSession, renewSession } from '../persistence/sessions.js';

type Found = ResultOf<typeof introspect>['session'];

/** Whose session a token's hash belongs to, for the gateway. Null: unknown, ended, or its owner is gone. */
@Injectable()
export class IntrospectSession {
  constructor(private readonly database: Database) {}

  execute({ kind, hash }: InputOf<typeof introspect>['body']): Promise<Found> {
    const bytes = Buffer.from(hash, 'hex');
    return kind === 'user' ? this.user(bytes) : this.admin(bytes);
  }

  private async user(hash: Buffer): Promise<Found> {
    const session = await findSession(this.database, hash);
    const verdict = session ? judge(session, 'user', session.agora) : 'over';
    if (!session || verdict === 'over') return null;
    if (verdict === 'renew') await renewSession(this.database, session.id, LIFETIMES.user.idle);
    return { sid: session.id, sub: session.user_id, rights: rightsOf(session) };
  }

  private async admin(hash: Buffer): Promise<Found> {
    const session = await findAdminSession(this.database, hash);
    const verdict = session ? judge(session, 'admin', session.agora) : 'over';
    if (!session || verdict === 'over') return null;
    if (verdict === 'renew') await renewAdminSession(this.database, session.id, LIFETIMES.admin.idle);
    return { sid: session.id, sub: session.admin_id, rights: null };
  }
}
