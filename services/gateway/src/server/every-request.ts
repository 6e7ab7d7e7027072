import { sendError } from '@acordo/service-kit/errors/error.filter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from './admission.js';
import { closeUnread } from './gentle-close.js';
import type { HeadersFor } from './security-headers.js';

/** What is done to every request and response. */
export function guardEveryRequest(fastify: FastifyInstance, headersFor: HeadersFor): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    setResponseHeaders(request, reply, headersFor);
    try {
      admit(request);
      done();
    } catch (error) {
      // What follows such a request may be meant as another request.
      sendError(error, request, reply.header('connection', 'close'));
    }
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    closeUnread(request, reply);
    done(null, payload);
  });
}

/** Gives a response its request's id and the security headers. */
export function setResponseHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  headersFor: HeadersFor,
): void {
  void reply.headers(headersFor(request.raw.url ?? '')).header('x-request-id', request.id);
}

/** Nothing is parsed here: bodies are forwarded unchanged, up to the route's limit. */
export function leaveBodiesAlone(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
}
