import type { InputOf, ResultOf } from '@acordo/contracts/call';
import type { introspect } from '@acordo/contracts/internal/sessions';
import { Injectable } from '@nestjs/common';
import { LookUpAdminSession } from '../../admins/use-cases/look-up-admin-session.js';
import { LookUpSession } from '../../sessions/use-cases/look-up-session.js';

type Found = ResultOf<typeof introspect>['session'];

/** Whose session a token's hash belongs to, for the gateway. Null: unknown, ended, or its owner was deleted. */
@Injectable()
export class IntrospectSession {
  constructor(
    private readonly users: LookUpSession,
    private readonly admins: LookUpAdminSession,
  ) {}

  execute({ kind, hash }: InputOf<typeof introspect>['body']): Promise<Found> {
    const bytes = Buffer.from(hash, 'hex');
    return kind === 'user' ? this.users.execute(bytes) : this.admins.execute(bytes);
  }
}
