import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A caller may send any text in this header; only what looks like an id goes into logs and responses. */
const ID = /^[\w.:-]{1,64}$/;

/** Its name in every log line of a request (D35). */
export const REQUEST_ID_LABEL = 'requestId';

/** The caller's id for this request, so that the log lines of both sides have the same id; else a new one. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
