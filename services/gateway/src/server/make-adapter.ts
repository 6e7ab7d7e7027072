import { randomUUID } from 'node:crypto';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { sendError } from '@acordo/service-kit/errors/error.filter';
import type { Logger } from '@acordo/service-kit/logging/logger';
import { ownRequestLines } from '@acordo/service-kit/logging/log-requests';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { respondToClientErrors } from './client-errors.js';
import { setResponseHeaders } from './every-request.js';
import type { HeadersFor } from './security-headers.js';

/** Milliseconds in which a whole request must have arrived, and its head: checked every second, so 15 s at most (attack 138). */
const REQUEST_MS = 14_000;
const HEAD_MS = 10_000;
const IDLE_MS = 65_000;
/** A client that neither reads its response nor sends anything is disconnected. */
const STUCK_MS = 60_000;
const MAX_HEAD_BYTES = 16 * 1024;

/** The HTTP server with the limits that apply before a request is parsed. */
export function makeAdapter(logger: Logger, headersFor: HeadersFor): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: ownRequestLines(),
    skipMiddie: true, // there is no middleware
    requestIdHeader: false, // a client could send any id, so ours is always generated
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: IDLE_MS,
    connectionTimeout: STUCK_MS,
    return503OnClosing: false, // a restart finishes running requests
    http: {
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: HEAD_MS,
      connectionsCheckingInterval: 1_000, // by default it checks every 30 s, so that 15 s would be 45
      requireHostHeader: false, // admit() refuses, in D5's form
    },
    clientErrorHandler: respondToClientErrors(logger),
    // The router's own refusals (an address that cannot be decoded) come before any hook, and are sent without one.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      logger.info({ requestId: request.id, route: '(unreadable)', status: 400 }, 'request');
      setResponseHeaders(request, reply, headersFor);
      sendError(new AppError('BAD_REQUEST'), request, reply);
    },
  });
}
