import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AccessRecords } from '../access-records/access-records.js';
import { type AccessOptions, recordAccess } from '../access-records/record-access.js';
import { CallerGuard, type GuardOptions } from '../caller/caller.guard.js';
import { Clock } from '../clock/clock.js';
import { ErrorFilter } from '../errors/error.filter.js';
import { ResponseInterceptor } from '../http/response.interceptor.js';
import { acceptOnlyJson } from '../http/json-body.js';
import { sendNoBodyOfKnown } from '../http/known-response.js';
import { rememberRoutes } from '../http/registered-routes.js';
import { logRequests, ownRequestLines } from '../logging/log-requests.js';
import { nestLogger } from '../logging/logger.js';
import { requestId } from '../logging/request-id.js';
import { stopGracefully } from './stop-gracefully.js';

export interface ServiceOptions {
  module: DynamicModule | Type;
  guard: GuardOptions;
  clock: Clock;
  logger: Logger;
  /** Bytes; the gateway has lower limits, this is the last one. */
  bodyLimit: number;
  /** Refusals that a contract does not name are faults, as in tests; otherwise they are sent and logged. */
  strict?: boolean;
  /** Write access records (D35); the module then imports AccessRecordsModule. */
  access?: AccessOptions;
}

/** A service's complete application, not listening yet; tests create it in the same way. */
export async function createService(options: ServiceOptions): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: options.logger,
    logController: ownRequestLines(),
    requestIdHeader: false,
    genReqId: requestId,
    bodyLimit: options.bodyLimit,
    requestTimeout: 15_000,
    return503OnClosing: false, // a restart finishes running requests
    keepAliveTimeout: 65_000, // longer than the gateway keeps idle connections, so that it never writes to a closing one
    routerOptions: { maxParamLength: 600 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(options.module as Type, adapter, {
    logger: nestLogger(options.logger),
    bodyParser: false,
    abortOnError: false,
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  rememberRoutes(fastify);
  acceptOnlyJson(fastify);
  logRequests(fastify);
  if (options.access) recordAccess(fastify, app.get(AccessRecords), options.access, options.clock);
  sendNoBodyOfKnown(fastify);
  stopGracefully(fastify);
  app.useGlobalGuards(new CallerGuard(options.guard, options.clock));
  app.useGlobalInterceptors(new ResponseInterceptor(options.strict ?? false));
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks([], { useProcessExit: true }); // a requested stop is no failure: status 0
  return app;
}
