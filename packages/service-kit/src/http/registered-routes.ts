import type { FastifyInstance } from 'fastify';

export interface RegisteredRoute {
  method: string;
  /** Template as registered: `/api/propostas/:id`. */
  path: string;
}

const known = new WeakMap<object, RegisteredRoute[]>();

/** Collects all routes that are registered from now on: Fastify itself only prints them. */
export function rememberRoutes(fastify: FastifyInstance): void {
  const routes: RegisteredRoute[] = [];
  known.set(fastify, routes);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, path: url });
  });
}

export const registeredRoutes = (fastify: object): readonly RegisteredRoute[] => known.get(fastify) ?? [];
