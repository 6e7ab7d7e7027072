import type { Socket } from 'node:net';
import { counter } from '@acordo/service-kit/health/metrics';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 1_000;
const cut = counter(
  'acordo_gateway_cut_readers',
  'Responses that were cut because their client read too slowly.',
);

export interface ReadingRule {
  /** Time that any response may take. */
  readonly graceMs: number;
  /** Bytes a second, on average, after that. */
  readonly slowest: number;
}

interface Reading {
  readonly socket: Socket;
  readonly since: number;
  /** What the socket had been given before. */
  readonly before: number;
}

/**
 * A client that reads more slowly than this blocks memory (attack 138): the connection ends. A response may take
 * the time that its bytes take at the lowest rate, and a little more.
 */
export function cutSlowReaders(fastify: FastifyInstance, rule: ReadingRule): void {
  const readings = new Set<Reading>();
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { socket } = request.raw;
    const reading = { socket, since: performance.now(), before: socket.bytesWritten };
    readings.add(reading);
    reply.raw.once('close', () => readings.delete(reading));
    done(null, payload);
  });
  const timer = setInterval(() => {
    for (const { socket } of tooSlow(readings, performance.now(), rule)) {
      cut.inc();
      socket.destroy();
    }
  }, LOOK_MS);
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}

/** Bytes count as soon as the socket has them: it takes more of a response only when the client has read what came before. */
export function tooSlow<Each extends { socket: Pick<Socket, 'bytesWritten'>; since: number; before: number }>(
  readings: Iterable<Each>,
  now: number,
  { graceMs, slowest }: ReadingRule,
): Each[] {
  return [...readings].filter(({ socket, since, before }) => {
    const bytes = socket.bytesWritten - before;
    return now - since > graceMs + (bytes / slowest) * 1_000;
  });
}
