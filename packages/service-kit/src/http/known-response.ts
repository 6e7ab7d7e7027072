import type { FastifyInstance } from 'fastify';

/**
 * Whether the client has the response of this entity tag: `If-None-Match` has a list, weak marks or a star (RFC 9110,
 * 13.1.2).
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => withoutWeak(one.trim()) === withoutWeak(etag));
}

const withoutWeak = (etag: string): string => etag.replace(/^W\//, '');

/**
 * A 304 or a 204 is sent without body and without length: a reader of the response, such as our gateway,
 * would wait for as many bytes as announced.
 */
export function sendNoBodyOfKnown(fastify: Pick<FastifyInstance, 'addHook'>): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode !== 304 && reply.statusCode !== 204) return done(null, payload);
    void reply.removeHeader('content-length');
    done(null, null);
  });
}
