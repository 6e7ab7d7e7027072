import type { FastifyRequest } from 'fastify';

/** A request with the name for logs and counters: a template, never a path with a token (D35). */
export type LabelledRequest = FastifyRequest & { label?: string };

export const labelOf = (request: LabelledRequest): string =>
  request.label ?? request.routeOptions.url ?? '(unknown)';
