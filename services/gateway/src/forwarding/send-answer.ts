import { AppError } from '@acordo/service-kit/errors/app-error';
import { classify } from '@acordo/service-kit/errors/classify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Incoming } from './forwarder.js';
import { headersForClient } from './headers.js';

/** JSON up to here is taken over whole, which frees the service at once and costs less than a stream. */
const SMALL = 64 * 1024;
/** Whoever reads a longer answer more slowly than this holds a connection to a service for nothing (attack 138). */
const MOST_MS = 60_000;

/** Sends a service's answer on. An error that is not in D5's form is replaced: it may speak of inner things (attack 147). */
export async function sendAnswer(
  answer: Incoming,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers } = answer;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (status >= 400 && !isJson) {
    await answer.discard();
    const cause = new Error(`a service answered ${status} without a body of ours`);
    throw new AppError(classify({ status }), { cause });
  }
  const length = Number(headers['content-length'] ?? (status === 204 || status === 304 ? 0 : Number.NaN));
  const text = length === 0 || (isJson && length <= SMALL) ? await answer.text() : undefined;
  void reply.code(status).headers(headersForClient(headers));
  if (text !== undefined) return reply.send(text);
  if (!Number.isNaN(length)) void reply.header('content-length', length);
  if (request.method === 'HEAD') {
    await answer.discard();
    return reply.send();
  }
  const timer = setTimeout(() => request.raw.socket.destroy(), MOST_MS);
  reply.raw.once('close', () => clearTimeout(timer));
  return reply.send(answer.stream());
}
