import { AppError } from '@acordo/service-kit/errors/app-error';
import { classify } from '@acordo/service-kit/errors/classify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Memory } from '../capacity/memory.js';
import type { Sender } from '../capacity/sender.js';
import type { Route } from '../routing/route.js';
import type { Incoming } from './exchange.js';
import { headersForClient } from './headers.js';
import { holdUntilSent } from './hold-until-sent.js';

/** Bytes. */
const SHORT = 4 * 1024;

/** For whom a response is, and its limits. */
export interface Reading {
  readonly memory: Memory;
  readonly sender: Sender;
  readonly readMs: Route['readMs'];
}

/** Sends a service's response on. An error that is not in D5's form is replaced: it may contain internal details (attack 147). */
export function sendResponse(
  { status, headers, body }: Incoming,
  request: FastifyRequest,
  reply: FastifyReply,
  { memory, sender, readMs }: Reading,
): FastifyReply {
  const isWhole = Buffer.isBuffer(body);
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (status >= 400 && !isJson) {
    if (!isWhole) body.destroy();
    const cause = new Error(`a service answered ${status} without a body of ours`);
    throw new AppError(classify({ status }), { cause });
  }
  if (isWhole) holdUntilSent(body.length, memory, sender, reply);
  void reply.code(status).headers(headersForClient(headers));
  // A short one is sent as text, in one write with its head; for a long one, decoding costs more than a second write.
  if (isWhole) return reply.send(isJson && body.length <= SHORT ? body.toString('utf8') : body);
  const length = headers['content-length'];
  if (length !== undefined) void reply.header('content-length', length);
  if (request.method === 'HEAD') {
    body.destroy();
    return reply.send();
  }
  if (readMs !== undefined) {
    const timer = setTimeout(() => request.raw.socket.destroy(), readMs);
    reply.raw.once('close', () => clearTimeout(timer));
  }
  return reply.send(body);
}
