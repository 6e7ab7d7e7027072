import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whoever reaches a service may send any text under this name; only what looks like an id goes into logs and responses. */
const ID = /^[\w.:-]{1,64}$/;

/** What it is called in every log line of a request (D35). */
export const REQUEST_ID_LABEL = 'requestId';

/** The caller's id for this request, so that the log lines of both sides are found together; else one of our own. */
export function requestId({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && ID.test(given) ? given : randomUUID();
}
