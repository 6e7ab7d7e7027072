import type { Call, Method, ServiceName, Who } from '@acordo/contracts/call';
import { mayRefuseWith } from '@acordo/contracts/call-errors';
import type { SIGNATURE_HEADER } from '@acordo/contracts/http/billing/webhook';
import type { ErrorCode } from '@acordo/contracts/errors';

export type BodyKind = 'none' | 'json' | 'multipart' | 'raw';
/** Limits of calls that are counted here (D48); how they count is in limits/call-limits.ts. */
export type LimitName = 'publicReads' | 'decisions' | 'verifications' | 'guesses' | HolderLimit;
/** Those that are counted per owner or link, from any address. */
export type HolderLimit = 'pdfs' | 'writes' | 'logos';
/** Services that have public calls. */
export type Upstream = ServiceName;

/**
 * Kinds of calls with separate connections to the services, so that none has to wait for another: those that are slow to make,
 * slow to read or very frequent.
 */
export type LaneName = 'calls' | 'sessions' | 'documents' | 'previews' | 'files' | 'archives';

/** One public call as the gateway forwards it. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly who: Exclude<Who, 'internal'>;
  readonly service: Upstream;
  readonly lane: LaneName;
  readonly body: { readonly kind: BodyKind; readonly limit: number };
  /** Milliseconds until the service has begun to respond. */
  readonly timeoutMs: number;
  readonly limit?: Exclude<LimitName, HolderLimit | 'guesses'>;
  /** Milliseconds in which the client has to have read the response, however fast it reads. */
  readonly readMs?: number;
  /** Counted per owner or link as well, from any address. */
  readonly holderLimit?: HolderLimit;
  /** Whether the service may see the device cookie (D48). */
  readonly device?: true;
  /** Whether the service may see the cookie of a started sign-in (D11). */
  readonly signIn?: true;
  /** A read that starts something: like a write, it is accepted only from our own pages. */
  readonly begins?: true;
  /**
   * Sent by another company's server, with its signature over the body in this header: it is forwarded to the service,
   * without session and Origin (D7).
   */
  readonly signedBy?: typeof SIGNATURE_HEADER;
  /** A link's token is also read with characters that a chat has added to its end. */
  readonly mendsLinks?: true;
  /** The error for an invalid path parameter: the same as for an absent thing (attack 58). */
  readonly absent: ErrorCode;
}

const KB = 1024;
/** D7's body limits, in bytes. */
export const SMALL_BODY = 256 * KB;
export const BODY_WITH_LOGO = 3 * KB * KB;
const TIMEOUT_MS = 10_000;

interface Options {
  lane?: LaneName;
  limitBytes?: number;
  timeoutMs?: number;
  readMs?: number;
  limit?: Exclude<LimitName, HolderLimit | 'guesses'>;
  holderLimit?: HolderLimit;
  device?: true;
  signIn?: true;
  begins?: true;
  signedBy?: typeof SIGNATURE_HEADER;
  mendsLinks?: true;
  absent?: ErrorCode;
}

/** A route with the defaults: no body on reads; on writes the contract's type, else JSON (also an empty one), up to 256 KB; 10 s. */
export function route(call: Call, service: Upstream, options: Options = {}): Route {
  if (call.who === 'internal') throw new Error(`${call.method} ${call.path} is no public call`);
  if (options.absent && !mayRefuseWith(call, options.absent))
    throw new Error(`the contract of ${call.method} ${call.path} does not name ${options.absent}`);
  return {
    method: call.method,
    path: call.path,
    who: call.who,
    service,
    lane: options.lane ?? 'calls',
    body:
      call.method === 'GET'
        ? { kind: 'none', limit: 0 }
        : { kind: call.takes ?? 'json', limit: options.limitBytes ?? SMALL_BODY },
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    absent: options.absent ?? 'NOT_FOUND',
    ...(options.limit ? { limit: options.limit } : {}),
    ...(options.holderLimit ? { holderLimit: options.holderLimit } : {}),
    ...(options.readMs ? { readMs: options.readMs } : {}),
    ...(options.device ? { device: true } : {}),
    ...(options.signIn ? { signIn: true } : {}),
    ...(options.begins ? { begins: true } : {}),
    ...(options.mendsLinks ? { mendsLinks: true } : {}),
    ...(options.signedBy ? { signedBy: options.signedBy } : {}),
  };
}
