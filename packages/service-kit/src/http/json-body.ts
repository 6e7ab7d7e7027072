import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { parseStrictJson } from './strict-json.js';

/**
 * JSON is the only body a service reads. Fastify's default text/plain parser is removed: with it a cross-site form
 * could send JSON without a preflight (attacks 101, 102).
 */
export function acceptOnlyJson(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, parseStrictJson(body.toString('utf8')));
    } catch {
      done(new AppError('MALFORMED_JSON'), undefined);
    }
  });
}
