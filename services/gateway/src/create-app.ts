import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { stopGracefully } from '@acordo/service-kit/boot/stop-gracefully';
import { ErrorFilter, sendError } from '@acordo/service-kit/errors/error.filter';
import { logRequests } from '@acordo/service-kit/logging/log-requests';
import { createLogger, type Logger, nestLogger } from '@acordo/service-kit/logging/logger';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import type { Config } from './config.js';
import { admit } from './door/admission.js';
import { answerClientErrors } from './door/client-errors.js';
import { closeUnread } from './door/gentle-close.js';
import { labelOf } from './door/labelled-request.js';
import { securityHeaders } from './door/security-headers.js';
import { loadFiles } from './web-app/files.js';
import { loadPage } from './web-app/page.js';
import type { WebApp } from './web-app/web.controller.js';

/** Milliseconds in which a whole request must have arrived, and its head: checked every second, so 15 s at most (attack 138). */
const REQUEST_MS = 14_000;
const HEAD_MS = 10_000;
const IDLE_MS = 65_000;
/** A client that neither reads its answer nor sends anything is gone. */
const STUCK_MS = 60_000;
const MAX_HEAD_BYTES = 16 * 1024;

/** The gateway's application, not listening yet; tests call it the same way. */
export async function createApp(
  config: Config,
  { logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL }) }: { logger?: Logger } = {},
): Promise<NestFastifyApplication> {
  const webApp = loadWebApp(config);
  const headers = securityHeaders({
    publicUrl: config.PUBLIC_URL,
    cepBaseUrl: config.CEP_BASE_URL,
    page: webApp?.page.identity.toString() ?? '',
  });
  const adapter = makeAdapter(logger, headers);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, logger, webApp),
    adapter,
    {
      logger: nestLogger(logger),
      bodyParser: false,
      abortOnError: false,
    },
  );
  const fastify: FastifyInstance = adapter.getInstance();
  leaveBodiesAlone(fastify);
  guardEveryRequest(fastify, headers);
  logRequests(fastify, labelOf);
  stopGracefully(fastify);
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks();
  return app;
}

function loadWebApp({ WEB_DIST, CEP_BASE_URL }: Config): WebApp | null {
  return WEB_DIST === undefined
    ? null
    : { page: loadPage(WEB_DIST, CEP_BASE_URL), files: loadFiles(WEB_DIST) };
}

function makeAdapter(logger: Logger, headers: Readonly<Record<string, string>>): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    disableRequestLogging: true,
    skipMiddie: true, // there is no middleware
    requestIdHeader: false, // a client's id could be anyone's; ours is known to be ours
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: IDLE_MS,
    connectionTimeout: STUCK_MS,
    return503OnClosing: false, // a restart finishes what was asked for
    http: {
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: HEAD_MS,
      connectionsCheckingInterval: 1_000, // the default looks every 30 s, so that 15 s would be 45
      requireHostHeader: false, // admit() refuses, in D5's form
    },
    clientErrorHandler: answerClientErrors(logger),
    // The router's own refusals (an address that cannot be decoded) come before any hook, and leave without one.
    frameworkErrors: (_error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      logger.info({ requestId: request.id, route: '(unreadable)', status: 400 }, 'request');
      void reply.headers({ ...headers, 'x-request-id': request.id });
      sendError(new AppError('BAD_REQUEST'), request, reply);
    },
  });
}

/** Nothing is parsed here: bodies go through as they came, up to the route's limit. */
function leaveBodiesAlone(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

function guardEveryRequest(fastify: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...headers, 'x-request-id': request.id });
    try {
      admit(request);
      done();
    } catch (error) {
      sendError(error, request, reply);
    }
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    closeUnread(request, reply);
    done(null, payload);
  });
}
