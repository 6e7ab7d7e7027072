import type { CalledRequest } from '@acordo/service-kit/caller/caller';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isAdminSession } from './persistence/admin-sessions.js';

/**
 * Used with a mark that accepts only administrators' tokens; checks in the database at each call that the
 * administrator's session is still valid. The token alone is not enough for other people's data: it has what the gateway read
 * up to two seconds ago (D8, attack 181). Throws NOT_AUTHENTICATED to a browser, and ADMIN_SESSION_OVER to a service that
 * calls for an administrator, since that service's own token was valid.
 */
@Injectable()
export class AdministratorGuard implements CanActivate {
  constructor(private readonly database: Database) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { caller } = context.switchToHttp().getRequest<CalledRequest>();
    if (caller && (await isAdminSession(this.database, caller.sid, caller.sub))) return true;
    throw new AppError(caller?.iss === 'gateway' ? 'NOT_AUTHENTICATED' : 'ADMIN_SESSION_OVER');
  }
}
