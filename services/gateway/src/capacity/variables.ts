import { z } from 'zod';

const whole = (initial: number, sentence: string) =>
  z.coerce.number().int().min(1).default(initial).describe(sentence);
const megabytes = (initial: number, sentence: string) =>
  whole(initial, `Megabytes ${sentence}; more is refused with 503.`);
const connections = (initial: number, what: string) =>
  whole(initial, `Connections to each service for ${what}; one address has half of them at most.`);

/**
 * What the gateway holds for clients at a time. An address is an IPv4 address or an IPv6 /64 (D48); behind TRUSTED_PROXIES it
 * is the client's, and the proxies' own connections are not counted.
 */
export const capacityVariables = {
  CONNECTIONS: whole(4_096, 'Open connections of clients; more are closed immediately.'),
  CONNECTIONS_PER_ADDRESS: whole(
    256,
    'Connections that one address may have open: 40 people of one office with 6 each. Not for trusted proxies.',
  ),
  REQUESTS_PER_ADDRESS: whole(
    256,
    'Requests of one address that may be under way, also behind a proxy; more are refused with 503.',
  ),
  BODIES_MB: megabytes(64, 'of request bodies that are held at a time'),
  BODIES_PER_ADDRESS_MB: megabytes(24, 'of request bodies that are held for one address'),
  ANSWERS_MB: megabytes(96, 'of responses that wait for slow clients'),
  ANSWERS_PER_ADDRESS_MB: megabytes(24, 'of responses that wait for clients at one address'),
  READ_GRACE_S: whole(30, 'Seconds that a client may take for any response, however slowly it reads.'),
  READ_KB_PER_S: whole(
    4,
    'Kilobytes a second that a client has to read after READ_GRACE_S, on average; slower connections are closed.',
  ),
  SERVICE_WAIT_MS: whole(
    2_000,
    'Milliseconds that a call waits for a free connection to its service; then it is refused with 503.',
  ),
  SERVICE_CONNECTIONS: connections(64, 'ordinary calls'),
  SERVICE_CONNECTIONS_SESSIONS: connections(16, 'session checks'),
  SERVICE_CONNECTIONS_DOCUMENTS: connections(64, 'PDFs'),
  SERVICE_CONNECTIONS_PREVIEWS: connections(32, 'pictures of link previews'),
  SERVICE_CONNECTIONS_FILES: connections(16, 'images'),
  SERVICE_CONNECTIONS_ARCHIVES: connections(16, 'archives of people’s own data'),
};
