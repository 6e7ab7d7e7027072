import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CalledRequest } from '../caller/caller.js';
import type { Clock } from '../clock/clock.js';
import type { AccessRecords } from './access-records.js';
import { OncePerMinute } from './once-per-minute.js';

export interface AccessOptions {
  /** The path parameter with a public link's token, if there is one. */
  linkPlace(route: string): string | undefined;
}

/** Stored hex digits of the link's hash: 64 bits distinguish any number of links. */
const SHOWN = 16;

/**
 * One record for every call of a user or by a link, whatever the response (D35); others leave none. The same call
 * of the same person from the same address with the same response is recorded once a minute (docs/decisions/0029).
 */
export function recordAccess(
  fastify: Pick<FastifyInstance, 'addHook'>,
  records: AccessRecords,
  { linkPlace }: AccessOptions,
  clock: Clock,
): void {
  const once = new OncePerMinute();
  fastify.addHook('onResponse', (request, reply, done) => {
    const { caller } = request as CalledRequest;
    const rota = request.routeOptions.url ?? '';
    const place = linkPlace(rota);
    const token = place && (request.params as Record<string, string>)[place];
    const user_id = caller?.kind === 'user' ? caller.sub : null;
    if (caller && caller.kind !== 'service' && (user_id || token)) {
      const record = {
        em: clock.now(),
        user_id,
        link: token ? createHash('sha256').update(token).digest('hex').slice(0, SHOWN) : null,
        ip: caller.ip,
        porta: caller.port,
        metodo: request.method,
        rota,
        status: reply.statusCode,
      };
      const { em, porta: _port, ...kind } = record; // every connection has a different port
      if (once.isFirst(em, JSON.stringify(kind))) records.note(record);
    }
    done();
  });
  // After the last response, and before the database closes.
  fastify.addHook('onClose', () => records.close());
}
