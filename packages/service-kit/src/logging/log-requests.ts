import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { requestSeconds } from '../health/metrics.js';
import { REQUEST_ID_LABEL } from './request-id.js';

/**
 * For the server's options: fastify writes no lines about requests, since a path may hold a token, and marks ours with
 * their id.
 */
export const ownRequestLines = (): LogController =>
  new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_ID_LABEL });

/**
 * D35: one line a request, by route template, so that no token or id in a path reaches the log. `requestId` is on every line of a
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
