import { CALLER_HEADER, type Claims } from '@acordo/contracts/internal/caller';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Clock } from '../clock/clock.js';
import { AppError } from '../errors/app-error.js';
import type { Keys } from '../secrets/keys.js';
import { ACCESS, type Access } from './access.js';
import type { CalledRequest } from './caller.js';
import { namedUsers } from './named-users.js';
import { verifyToken } from './token.js';

export interface GuardOptions {
  /** This service's name: the audience that tokens must name. */
  audience: string;
  keys: Keys;
  /** Who may call this service at all (contracts' MAY_CALL). */
  issuers: readonly string[];
}

/** Deny by default: an unmarked route is 403; every other one, except the open ones, requires a valid internal token. */
@Injectable()
export class CallerGuard implements CanActivate {
  private readonly reflector = new Reflector();

  constructor(
    private readonly options: GuardOptions,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new AppError('FORBIDDEN');
    if (access.who === 'open') return true;
    const request = context.switchToHttp().getRequest<CalledRequest>();
    const claims = this.claimsOf(request);
    request.caller = claims;
    admit(access, claims);
    if (access.who === 'user' && namedUsers(request.query, request.body).some((id) => id !== claims.sub))
      throw new AppError('FOREIGN_USER');
    return true;
  }

  private claimsOf(request: CalledRequest): Claims {
    const header = request.headers[CALLER_HEADER];
    const { audience, keys, issuers } = this.options;
    const claims = typeof header === 'string' ? verifyToken(header, audience, keys, this.clock.now()) : null;
    if (!claims || !issuers.includes(claims.iss)) throw new AppError('NOT_AUTHENTICATED');
    return claims;
  }
}

/** The gateway checks sessions: only `behalf` accepts an administrator named by another service. */
const SESSIONS_FROM = 'gateway';

function admit(access: Access, { kind, iss }: Claims): void {
  switch (access.who) {
    case 'open':
      return;
    case 'public':
      if (kind === 'service') throw new AppError('FORBIDDEN');
      return;
    case 'user':
    case 'admin':
      if (kind !== access.who || iss !== SESSIONS_FROM) throw new AppError('NOT_AUTHENTICATED');
      return;
    case 'internal':
      if (kind !== 'service' || !access.services.includes(iss)) throw new AppError('FORBIDDEN');
      return;
    case 'behalf':
      if (kind !== 'admin' || !access.services.includes(iss)) throw new AppError('FORBIDDEN');
  }
}
