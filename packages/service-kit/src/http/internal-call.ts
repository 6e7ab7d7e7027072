import type { AnswerOf, Call, RequestOf, ServiceName } from '@acordo/contracts/call';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { request } from 'undici';
import { signToken } from '../caller/token.js';
import type { Clock } from '../clock/clock.js';

const TIMEOUT_MS = 5_000;
/** Larger answers are a fault; a signed PDF with two logos has less than one. */
const LARGEST_ANSWER = 20 * 1024 * 1024;

export interface Neighbour {
  url: string;
  key: Buffer;
}

/** A service of ours is away or doesn't keep its contract, whoever's fault it is. */
export class NeighbourDown extends Error {
  /** The status it answered with, if it answered. */
  readonly status: number | null;

  constructor(message: string, options: { cause: unknown; status: number | null }) {
    super(message, options);
    this.status = options.status;
  }
}

/** As whom we ask: ourselves, or anybody, for what anybody may read. */
export type AskedAs = 'service' | 'anonymous';

/** Who asks whom. `rid` ties the log lines of both sides together. */
export interface Asked {
  from: ServiceName;
  service: ServiceName;
  neighbour: Neighbour;
  clock: Clock;
  rid: string;
  as?: AskedAs;
}

/**
 * One call to another service, in this service's own name. Throws NeighbourDown on anything but an answer that keeps the
 * contract.
 */
export async function internalCall<const C extends Call>(
  { from, service, neighbour, clock, rid, as = 'service' }: Asked,
  call: C,
  { params, body }: Pick<RequestOf<C>, 'params' | 'body'>,
): Promise<AnswerOf<C>> {
  const token = signToken(
    {
      iss: from,
      aud: service,
      kind: as,
      sub: '',
      sid: '',
      rights: null,
      ip: '',
      port: 0,
      ua: '',
      rid,
    },
    neighbour.key,
    clock.now(),
  );
  const headers: Record<string, string> = { [CALLER_HEADER]: token, 'x-request-id': rid };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let status: number | null = null;
  try {
    const answer = await request(neighbour.url + fill(call.path, params ?? {}), {
      method: call.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(2 * TIMEOUT_MS),
    });
    status = answer.statusCode;
    const bytes = await whole(answer.body);
    const schema = call.answers[status];
    if (!schema) throw new Error(`status ${status}`);
    return schema.parse(call.sends ? bytes : jsonIn(bytes)) as AnswerOf<C>;
  } catch (error) {
    throw new NeighbourDown(`${call.method} ${service}${call.path}: ${brief(error)}`, {
      cause: error,
      status,
    });
  }
}

async function whole(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > LARGEST_ANSWER) throw new Error('the answer is too large');
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

/** What went wrong in a few words; a schema's complaint would quote the model, which is people's data. */
function brief(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'ZodError' || error.name === '$ZodError') return 'the answer breaks its contract';
  return (error as { code?: string }).code ?? error.message;
}
