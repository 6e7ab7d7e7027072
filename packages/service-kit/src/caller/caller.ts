import type { Claims } from '@acordo/contracts/internal/caller';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The caller of a request, from the verified token; the only source of identity, address and rights in a service. */
export type Caller = Pick<Claims, 'kind' | 'sub' | 'sid' | 'rights' | 'ip' | 'port' | 'ua' | 'rid' | 'iss'>;

export type CalledRequest = FastifyRequest & { caller?: Caller };

/** Handler parameter: the caller. The guard has set it on every route except the open ones. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<CalledRequest>();
  if (!caller) throw new Error('no caller: the guard did not run');
  return caller;
});
