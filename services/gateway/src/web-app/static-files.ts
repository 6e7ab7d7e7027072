import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';

const HASHED = 'public, max-age=31536000, immutable';
const PLAIN = 'public, max-age=3600';

/**
 * The built files, each by a route of its own made at start: what is not in the folder has no route. The page itself is sent
 * by pages.controller.ts, compressed twins are chosen by what the client accepts.
 */
export async function serveFiles(fastify: FastifyInstance, webDist: string): Promise<void> {
  const assets = path.join(webDist, 'assets') + path.sep;
  await fastify.register(fastifyStatic, {
    root: webDist,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map', '**/.*'],
    setHeaders: (response, file) => {
      void response.header('cache-control', file.startsWith(assets) ? HASHED : PLAIN);
    },
  });
}
