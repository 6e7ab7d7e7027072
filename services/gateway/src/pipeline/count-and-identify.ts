import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { FastifyRequest } from 'fastify';
import type { ClientFacts } from '../client/client-facts.js';
import type { CallerTokens } from '../forwarding/caller-tokens.js';
import type { Forwarder } from '../forwarding/forwarder.js';
import type { CallLimits } from '../limits/call-limits.js';
import type { FoundRoute, Matcher } from '../routing/route-tree.js';
import type { Route } from '../routing/route.js';
import type { CallerResolver } from '../sessions/caller-resolver.js';

interface Checks {
  crossSite(request: FastifyRequest, route: Route, isForm?: boolean): void;
  client(request: FastifyRequest): ClientFacts;
}

/** What every call passes through, whether a script makes it or a form that was sent without any. */
export interface PipelineParts {
  readonly match: Matcher;
  readonly checks: Checks;
  readonly limits: CallLimits;
  readonly gatekeeper: CallerResolver;
  readonly tokens: CallerTokens;
  readonly forwarder: Forwarder;
}

/** Counts the call and identifies its caller. Throws TOO_MANY and what the gatekeeper does. */
export async function countAndIdentify(
  { checks, limits, gatekeeper }: PipelineParts,
  { route, params }: FoundRoute,
  request: FastifyRequest,
) {
  const client = checks.client(request);
  await limits.take(route, params, client.ip);
  const visitor = await gatekeeper.identify(route, request.headers.cookie, client);
  await limits.takeFor(route, params, visitor.session?.sub);
  return { client, visitor, sender: { address: addressGroup(client.ip), known: visitor.session !== null } };
}
