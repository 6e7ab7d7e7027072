import type { AnswerOf, Call, RequestOf, ServiceName } from '@acordo/contracts/call';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { signToken } from '@acordo/service-kit/caller/token';
import type { Clock } from '@acordo/service-kit/clock/clock';
import { request } from 'undici';

const TIMEOUT_MS = 5_000;

export interface Neighbour {
  url: string;
  key: Buffer;
}

/** A service of ours is away or doesn't keep its contract: the message waits, whoever's fault it is. */
export class NeighbourDown extends Error {}

/**
 * One call to another service, in this service's own name. Throws NeighbourDown on anything but an answer that keeps the
 * contract. `rid` ties the log lines of both sides together.
 */
export async function internalCall<const C extends Call>(
  {
    service,
    neighbour,
    clock,
    rid,
  }: { service: ServiceName; neighbour: Neighbour; clock: Clock; rid: string },
  call: C,
  { params, body }: Pick<RequestOf<C>, 'params' | 'body'>,
): Promise<AnswerOf<C>> {
  const token = signToken(
    {
      iss: 'notifications',
      aud: service,
      kind: 'service',
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
  try {
    const answer = await request(neighbour.url + fill(call.path, params ?? {}), {
      method: call.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(2 * TIMEOUT_MS),
    });
    const text = await answer.body.text();
    const schema = call.answers[answer.statusCode];
    if (!schema) throw new Error(`status ${answer.statusCode}`);
    return schema.parse(text === '' ? undefined : JSON.parse(text)) as AnswerOf<C>;
  } catch (error) {
    throw new NeighbourDown(`${call.method} ${service}${call.path}: ${brief(error)}`, { cause: error });
  }
}

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
