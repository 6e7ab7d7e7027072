import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/**
 * A server that stops finishes running requests, and then nothing may delay it: connections that callers would keep open for
 * a minute longer are closed with their last response, or once nothing runs on them (attack 170).
 */
export function stopGracefully(fastify: Pick<FastifyInstance, 'addHook' | 'server'>): void {
  let stopping = false;
  fastify.addHook('preClose', (done) => {
    stopping = true;
    const timer = setInterval(() => fastify.server.closeIdleConnections(), EVERY_MS);
    fastify.server.once('close', () => clearInterval(timer));
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) void reply.header('connection', 'close');
    done(null, payload);
  });
}
