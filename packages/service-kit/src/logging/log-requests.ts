import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { requestSeconds } from '../health/metrics.js';
import { REQUEST_ID_LABEL } from './request-id.js';

/**
 * For the server's options: fastify logs no requests, since a path may contain a token, and adds the request's id to
 * our lines.
 */
export const ownRequestLines = (): LogController =>
  new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL });

/**
 * D35: one line a request, with the route template, so that no token or id of a path is logged. `requestId` is on every line of a
 * request (REQUEST_ID_LABEL).
 */
export function logRequests(
  fastify: Pick<FastifyInstance, 'addHook'>,
  routeOf: (request: FastifyRequest) => string = (request) => request.routeOptions.url ?? '(none)',
): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const quiet = route === '/healthz' || route === '/readyz';
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    requestSeconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    if (!quiet) request.log.info(line, 'request');
    done();
  });
}
