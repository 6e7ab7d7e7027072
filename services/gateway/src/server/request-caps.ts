import { AppError } from '@acordo/service-kit/errors/app-error';
import { sendError } from '@acordo/service-kit/errors/error.filter';
import { counter } from '@acordo/service-kit/health/metrics';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../client/client-facts.js';
import type { ProxyBlock } from '../client/trusted-proxies.js';
import { Tally } from './tally.js';

const RETRY_AFTER_S = 2;
const refused = counter(
  'acordo_gateway_refused_requests',
  'Requests that were refused because their address had too many under way.',
);

export interface RequestCaps {
  readonly perAddress: number;
  readonly trusted: readonly ProxyBlock[];
}

/**
 * Refuses requests beyond what one address may have running, until their responses are read or their connections closed. Behind
 * a trusted proxy, whose connections are not counted, this is the client's only limit.
 */
export function capRequests(fastify: FastifyInstance, { perAddress, trusted }: RequestCaps): void {
  const underWay = new Tally(perAddress);
  fastify.addHook('onRequest', (request, reply, done) => {
    const address = addressGroup(addressOf(request, trusted).ip);
    if (underWay.add(address)) {
      reply.raw.once('close', () => underWay.remove(address));
      return done();
    }
    refused.inc();
    const cause = new Error('too many requests of this address are under way');
    sendError(new AppError('UNAVAILABLE', { cause, retryAfter: RETRY_AFTER_S }), request, reply);
  });
}
