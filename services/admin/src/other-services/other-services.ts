import type { ResponseOf, Call, RequestOf } from '@acordo/contracts/call';
import { ERRORS, type ErrorCode } from '@acordo/contracts/errors';
import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Clock } from '@acordo/service-kit/clock/clock';
import { AppError } from '@acordo/service-kit/errors/app-error';
import {
  internalCall,
  type ServiceEndpoint,
  ServiceCallFailed,
} from '@acordo/service-kit/http/internal-call';

type Name = 'identity' | 'proposals' | 'notifications';
type Parts<C extends Call> = Pick<RequestOf<C>, 'params' | 'query' | 'body'>;

interface Options extends Record<Name, ServiceEndpoint> {
  clock: Clock;
}

/** Refusals that are about the administrator's request; every other failure is ours. */
const ABOUT_THE_REQUEST = new Set([403, 404, 409, 422]);

/**
 * The services that own what the panel shows, called in the name of the calling administrator (D34): they record who it
 * was and from where. Throws their refusals as they are, NOT_AUTHENTICATED if identity returns that the administrator is not
 * signed in any more, and UNAVAILABLE when a service is away.
 */
export class OtherServices {
  constructor(private readonly options: Options) {}

  async call<const C extends Call>(
    service: Name,
    caller: Caller,
    call: C,
    parts: Parts<C>,
  ): Promise<ResponseOf<C>> {
    const { clock, [service]: endpoint } = this.options;
    const { sub, sid, ip, port, ua, rid } = caller;
    const as = { kind: 'admin', sub, sid, ip, port, ua } as const;
    try {
      return await internalCall({ from: 'admin', service, endpoint, clock, rid, as }, call, parts);
    } catch (error) {
      throw asOurs(error);
    }
  }
}

function asOurs(error: unknown): unknown {
  if (!(error instanceof ServiceCallFailed)) return error;
  const { refusal } = error;
  if (refusal?.code === 'ADMIN_SESSION_OVER') return new AppError('NOT_AUTHENTICATED', { cause: error });
  if (refusal && isAboutTheRequest(refusal.code))
    return new AppError(refusal.code, {
      ...(refusal.fields ? { fields: refusal.fields } : {}),
      cause: error,
    });
  return new AppError('UNAVAILABLE', { cause: error });
}

const isAboutTheRequest = (code: ErrorCode) => ABOUT_THE_REQUEST.has(ERRORS[code].status);
