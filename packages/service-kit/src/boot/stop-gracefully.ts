import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/**
 * A server that stops finishes what was asked for, and then nothing may keep it: connections that its callers would hold for
 * a minute longer are told to end with their last response, or ended once nothing runs on them (attack 170).
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
