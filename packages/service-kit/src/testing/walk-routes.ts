import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface Route {
  method: string;
  /** Template as registered: `/api/propostas/:id`. */
  path: string;
}

/** Every route that the router knows, whoever registered it: a handler put in beside Nest is found as well. */
export async function routesOf(app: NestFastifyApplication): Promise<Route[]> {
  await app.init();
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.ready();
  return readTree(fastify.printRoutes({ commonPrefix: false }));
}

/** Fastify prints its routes as a tree, four columns a level: `│   └── /:id (GET, HEAD)`. */
function readTree(tree: string): Route[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/u.exec(line) ?? [];
    const level = indent.length / 4;
    if (part === '') return [];
    above.length = level;
    above.push(part);
    const path = above.join('');
    return methods
      .split(', ')
      .filter(Boolean)
      .map((method) => ({ method, path }));
  });
}

/** Routes that are meant to answer without an internal token. */
const OPEN = ['/healthz', '/readyz'];
const FORGED = ['', 'v1.e30.AAAA', `v1.${Buffer.from('{"kind":"service"}').toString('base64url')}.`];

/**
 * Habit 9: calls every route of a service without a token, and with tokens that nobody signed. Answers the ones that
 * said anything but 401, with what they said; a test expects an empty list. A route without a mark says 403, so it is found.
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
      if (statusCode !== 401) found.push(`${method} ${path} answers ${statusCode}`);
    }
  }
  return found;
}
