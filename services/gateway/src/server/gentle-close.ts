import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

/** More than this of an unread body is not worth waiting for: the connection ends with the response. */
const WORTH_READING = 64 * 1024;
const LINGER_MS = 1_000;

/**
 * A response sent before its request's body was read ends the connection (attack 135), but not at once: a socket closed
 * with unread bytes is reset, and the client would lose the response.
 */
export function closeUnread({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  const declared = raw.headers['content-length'];
  if (raw.headers['transfer-encoding'] === undefined && Number(declared ?? 0) <= WORTH_READING) return;
  void reply.header('connection', 'close');
  linger(raw.socket);
}

function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    socket.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}
