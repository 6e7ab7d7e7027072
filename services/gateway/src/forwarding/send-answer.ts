import { classify } from '@acordo/service-kit/errors/classify';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Incoming } from './forwarder.js';
import { headersForClient } from './headers.js';

/** Answers up to here are taken over whole, which frees the service at once and costs less than a stream. */
const SMALL = 64 * 1024;
/** A client that reads more slowly than this holds a connection to a service for nothing (attack 138). */
const MOST_MS = 60_000;

/** Sends a service's answer on. An error that is not in D5's form is replaced: it may speak of inner things (attack 147). */
export async function sendAnswer(
  answer: Incoming,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers } = answer;
  if (status >= 400 && !isJson(headers['content-type'])) {
    answer.body.destroy();
    throw new AppError(classify({ status }), {
      cause: new Error(`a service answered ${status} without a body of ours`),
    });
  }
  void reply.code(status).headers(headersForClient(headers));
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (length <= SMALL || status === 204 || status === 304) return reply.send(await answer.bytes());
  if (!Number.isNaN(length)) void reply.header('content-length', length);
  if (request.method === 'HEAD') {
    answer.body.destroy();
    return reply.send();
  }
  const timer = setTimeout(() => request.raw.socket.destroy(), MOST_MS);
  reply.raw.once('close', () => clearTimeout(timer));
  return reply.send(answer.body);
}

const isJson = (type: string | undefined) => type?.startsWith('application/json') ?? false;
