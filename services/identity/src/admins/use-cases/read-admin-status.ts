import type { Caller } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { isAdminSession } from '../persistence/admin-sessions.js';

/** Whether the caller is an administrator with a valid session. */
@Injectable()
export class ReadAdminStatus {
  constructor(private readonly database: Database) {}

  async execute({ kind, sid, sub }: Pick<Caller, 'kind' | 'sid' | 'sub'>): Promise<boolean> {
    return kind === 'admin' && isAdminSession(this.database, sid, sub);
  }
}
