import type { ResponseOf, Call, RequestOf, ServiceName } from '@acordo/contracts/call';
import { type ErrorBody, ERRORS } from '@acordo/contracts/errors';
import { CALLER_HEADER, type Claims } from '@acordo/contracts/internal/caller';
import { request } from 'undici';
import { signToken } from '../caller/token.js';
import type { Clock } from '../clock/clock.js';

const TIMEOUT_MS = 5_000;
/** Larger responses are a fault; a signed PDF with two logos is below 1. */
const LARGEST_RESPONSE = 20 * 1024 * 1024;

export interface ServiceEndpoint {
  url: string;
  key: Buffer;
}

/** A service of ours is away or its response breaks the contract. */
export class ServiceCallFailed extends Error {
  /** The status of its response, if there was one. */
  readonly status: number | null;
  /** The error of its response, if that has D5's form: a refusal that the caller may have expected. */
  readonly refusal: Refusal | null;

  constructor(message: string, options: { cause: unknown; status: number | null; refusal?: Refusal | null }) {
    super(message, options);
    this.status = options.status;
    this.refusal = options.refusal ?? null;
  }
}

export type Refusal = Pick<ErrorBody, 'code' | 'fields'>;

/** The administrator for whom a service calls, with the client's address: taken from a caller that the guard has accepted. */
export type Administrator = { kind: 'admin' } & Pick<Claims, 'sub' | 'sid' | 'ip' | 'port' | 'ua'>;

/** As whom we call: ourselves; anybody, for public data; or the administrator who called us. */
export type CalledAs = 'service' | 'anonymous' | Administrator;

/** Caller and callee. `rid` connects the log lines of both sides. */
export interface InternalCallOptions {
  from: ServiceName;
  service: ServiceName;
  endpoint: ServiceEndpoint;
  clock: Clock;
  rid: string;
  as?: CalledAs;
}

const NOBODY = { sub: '', sid: '', ip: '', port: 0, ua: '' } as const;

/** The claims about whom a call is for; of an administrator only the listed ones. */
function behind(as: CalledAs): Pick<Claims, 'kind' | 'sub' | 'sid' | 'ip' | 'port' | 'ua'> {
  if (typeof as === 'string') return { kind: as, ...NOBODY };
  const { sub, sid, ip, port, ua } = as;
  return { kind: 'admin', sub, sid, ip, port, ua };
}

/**
 * One call to another service, in this service's own name. Throws ServiceCallFailed on anything but a response that matches the
 * contract.
 */
export async function internalCall<const C extends Call>(
  { from, service, endpoint, clock, rid, as = 'service' }: InternalCallOptions,
  call: C,
  { params, query, body }: Pick<RequestOf<C>, 'params' | 'query' | 'body'>,
): Promise<ResponseOf<C>> {
  const claims = { iss: from, aud: service, rights: null, rid, ...behind(as) };
  const token = signToken(claims, endpoint.key, clock.now());
  const headers: Record<string, string> = { [CALLER_HEADER]: token, 'x-request-id': rid };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let status: number | null = null;
  let refusal: Refusal | null = null;
  try {
    const response = await request(endpoint.url + fill(call.path, params ?? {}) + queryText(query ?? {}), {
      method: call.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(2 * TIMEOUT_MS),
    });
    status = response.statusCode;
    const bytes = await whole(response.body);
    const schema = call.responses[status];
    if (!schema) {
      refusal = refusalIn(bytes);
      throw new Error(`status ${status}`);
    }
    return schema.parse(call.sends ? bytes : jsonIn(bytes)) as ResponseOf<C>;
  } catch (error) {
    throw new ServiceCallFailed(`${call.method} ${service}${call.path}: ${brief(error)}`, {
      cause: error,
      status,
      refusal,
    });
  }
}

async function whole(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > LARGEST_RESPONSE) throw new Error('the response is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const jsonIn = (bytes: Buffer): unknown =>
  bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));

const fill = (path: string, params: object): string =>
  path.replace(/:(\w+)/g, (_place, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

/** Parts of a query that were not given are left out. */
function queryText(query: object): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given.toString()}`;
}

/** Null unless the body is an error of ours: other texts from that port are not quoted. */
function refusalIn(bytes: Buffer): Refusal | null {
  try {
    const { code, fields } = JSON.parse(bytes.toString('utf8')) as Partial<ErrorBody>;
    if (code === undefined || !Object.hasOwn(ERRORS, code)) return null;
    return { code, ...(fields ? { fields } : {}) };
  } catch {
    return null;
  }
}

/** The failure in a few words; a schema's error message would quote the model, which has personal data. */
function brief(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'ZodError' || error.name === '$ZodError') return 'the response breaks its contract';
  return (error as { code?: string }).code ?? error.message;
}
