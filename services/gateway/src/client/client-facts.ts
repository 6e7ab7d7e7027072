import type { Claims } from '@acordo/contracts/internal/caller';
import { cleanUserAgent } from '@acordo/service-kit/caller/user-agent';
import { counter } from '@acordo/service-kit/health/metrics';
import type { FastifyRequest } from 'fastify';
import type { Logger } from '@acordo/service-kit/logging/logger';
import { type ClientAddress, clientAddress } from './client-address.js';
import type { ProxyBlock } from './trusted-proxies.js';

const ignored = counter(
  'acordo_gateway_ignored_forwarding_headers',
  'Requests whose X-Forwarded-For was ignored because their peer is no trusted proxy (D36).',
);

/** What a service receives about the client, besides the session. */
export type ClientFacts = Pick<Claims, 'ip' | 'port' | 'ua' | 'rid'>;

/** The client's address of this request (D36). */
export function addressOf(
  { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
  trusted: readonly ProxyBlock[],
): ClientAddress {
  const forwardedFor = headers['x-forwarded-for'];
  const text = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor;
  return clientAddress(raw.socket, text, trusted);
}

/** What services receive about the client. A forwarding header from an untrusted peer is counted, and warned about once (D36). */
export function clientFacts(
  trusted: readonly ProxyBlock[],
  logger: Logger,
): (request: FastifyRequest) => ClientFacts {
  let warned = false;
  return ({ id, headers, raw }) => {
    const { ip, port, ignoredHeader } = addressOf({ headers, raw }, trusted);
    if (ignoredHeader) {
      ignored.inc();
      if (!warned)
        logger.warn(
          'X-Forwarded-For from a peer that is not in TRUSTED_PROXIES is ignored; this is said once',
        );
      warned = true;
    }
    return { ip, port, ua: cleanUserAgent(headers['user-agent']), rid: String(id) };
  };
}
