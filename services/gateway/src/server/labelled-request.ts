import type { FastifyRequest } from 'fastify';

/** A request that says under which name it is logged and counted: a template, never a path with a token (D35). */
export type LabelledRequest = FastifyRequest & { label?: string };

export const labelOf = (request: LabelledRequest): string =>
  request.label ?? request.routeOptions.url ?? '(unknown)';
