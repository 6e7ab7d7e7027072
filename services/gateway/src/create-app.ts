import 'reflect-metadata';
import { stopGracefully } from '@acordo/service-kit/boot/stop-gracefully';
import { ErrorFilter } from '@acordo/service-kit/errors/error.filter';
import { sendNoBodyOfKnown } from '@acordo/service-kit/http/known-response';
import { logRequests } from '@acordo/service-kit/logging/log-requests';
import { createLogger, type Logger, nestLogger } from '@acordo/service-kit/logging/logger';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module.js';
import { type Config, operatorOf } from './config.js';
import { drawRefusedFiles } from './pipeline/refused-file.js';
import { capConnections } from './server/connection-caps.js';
import { guardEveryRequest, leaveBodiesAlone } from './server/every-request.js';
import { labelOf } from './server/labelled-request.js';
import { makeAdapter } from './server/make-adapter.js';
import { capRequests } from './server/request-caps.js';
import { securityHeaders } from './server/security-headers.js';
import { cutSlowReaders } from './server/slow-readers.js';
import { loadWebApp } from './web-app/web-app.js';

/** The gateway's application, not listening yet; tests call it the same way. */
export async function createApp(
  config: Config,
  { logger = createLogger({ name: 'gateway', level: config.LOG_LEVEL }) }: { logger?: Logger } = {},
): Promise<NestFastifyApplication> {
  const facts = {
    cepBaseUrl: config.CEP_BASE_URL,
    operator: operatorOf(config),
    publicUrl: config.PUBLIC_URL,
  };
  const webApp = config.WEB_DIST === undefined ? null : await loadWebApp(config.WEB_DIST, facts);
  const headersFor = securityHeaders({
    publicUrl: config.PUBLIC_URL,
    cepBaseUrl: config.CEP_BASE_URL,
    pages: webApp
      ? [webApp.page, ...webApp.sitePages.values()].map(({ identity }) => identity.toString())
      : [],
  });
  const adapter = makeAdapter(logger, headersFor);
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
  guardEveryRequest(fastify, headersFor);
  capRequests(fastify, { perAddress: config.REQUESTS_PER_ADDRESS, trusted: config.TRUSTED_PROXIES });
  cutSlowReaders(fastify, {
    graceMs: config.READ_GRACE_S * 1_000,
    slowest: config.READ_KB_PER_S * 1_024,
  });
  capConnections(fastify.server, {
    most: config.CONNECTIONS,
    perAddress: config.CONNECTIONS_PER_ADDRESS,
    trusted: config.TRUSTED_PROXIES,
  });
  logRequests(fastify, labelOf);
  sendNoBodyOfKnown(fastify);
  drawRefusedFiles(fastify);
  stopGracefully(fastify);
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks([], { useProcessExit: true }); // a requested stop is no failure: status 0
  return app;
}
