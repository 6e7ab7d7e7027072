import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registeredRoutes, type RegisteredRoute } from '../http/registered-routes.js';

/** Every registered route, also of handlers registered outside Nest. */
export async function routesOf(app: NestFastifyApplication): Promise<readonly RegisteredRoute[]> {
  await app.init();
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.ready();
  return registeredRoutes(fastify);
}

/** Routes that may be called without an internal token. */
const OPEN = ['/healthz', '/readyz'];
const FORGED = ['', 'v1.e30.AAAA', `v1.${Buffer.from('{"kind":"service"}').toString('base64url')}.`];

/**
 * Habit 9: calls every route of a service without a token, and with forged tokens. Returns those with
 * another status than 401; a test expects an empty list. A route without a mark returns 403, so it is found.
 */
export async function unguardedRoutes(
  app: NestFastifyApplication,
  open: readonly string[] = OPEN,
): Promise<string[]> {
  const found: string[] = [];
  const routes = await routesOf(app);
  if (routes.length === 0) throw new Error('the router has no routes to walk');
  for (const { method, path } of routes.filter((route) => !open.includes(route.path))) {
    const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    for (const token of [undefined, ...FORGED]) {
      const headers = token === undefined ? {} : { [CALLER_HEADER]: token };
      const { statusCode } = await app.inject({ method: method as 'GET', url, headers });
      if (statusCode !== 401) found.push(`${method} ${path} responds ${statusCode}`);
    }
  }
  return found;
}
