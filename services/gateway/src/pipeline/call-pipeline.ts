import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Capacity } from '../capacity/capacity.js';
import type { ClientFacts } from '../client/client-facts.js';
import type { CallerTokens } from '../forwarding/caller-tokens.js';
import type { Forwarder } from '../forwarding/forwarder.js';
import { headersForService } from '../forwarding/headers.js';
import { sendResponse } from '../forwarding/send-response.js';
import type { CallLimits } from '../limits/call-limits.js';
import { parseTarget } from '../routing/request-target.js';
import type { Match, Matcher } from '../routing/route-tree.js';
import type { Route } from '../routing/route.js';
import type { LabelledRequest } from '../server/labelled-request.js';
import type { Gatekeeper } from '../sessions/gatekeeper.js';
import { checkContentType } from './content-type.js';
import { readBody } from './read-body.js';

export interface Checks {
  crossSite(request: FastifyRequest, route: Route, isForm?: boolean): void;
  client(request: FastifyRequest): ClientFacts;
}

/** The steps of an API call: found in the table, checked, counted, identified, read, forwarded. */
export class CallPipeline {
  constructor(
    private readonly match: Matcher,
    private readonly checks: Checks,
    private readonly limits: CallLimits,
    private readonly gatekeeper: Gatekeeper,
    private readonly tokens: CallerTokens,
    private readonly forwarder: Forwarder,
    private readonly memory: Pick<Capacity, 'bodies' | 'responses'>,
  ) {}

  async pass(request: LabelledRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = parseTarget(request.raw.url ?? '');
    const { route, params, path } = known(this.match(request.method, target.path), request, reply);
    if (!route.signedBy) this.checks.crossSite(request, route);
    checkContentType(route.body.kind, request.headers);
    const client = this.checks.client(request);
    await this.limits.take(route, params, client.ip);
    const visitor = await this.gatekeeper.identify(route, request.headers.cookie, client);
    await this.limits.takeFor(route, params, visitor.session?.sub);
    const sender = { address: addressGroup(client.ip), known: visitor.session !== null };
    const room = this.memory.bodies.hold(sender);
    try {
      const { kind, limit } = route.body;
      const body = kind === 'none' ? undefined : await readBody(request.raw, limit, room);
      const call = {
        service: route.service,
        lane: route.lane,
        sender,
        method: route.method,
        path: path + target.query,
        headers: {
          ...headersForService(request.headers, route.signedBy),
          ...(body?.length ? { 'content-type': typeForService(route, request) } : {}),
          ...this.gatekeeper.marks(route, request.headers.cookie),
          ...this.tokens.headers(route.service, visitor, client),
        },
        body,
        timeoutMs: route.timeoutMs,
      };
      const response = await this.limits
        .guessing(route, client.ip, () => this.forwarder.call(call))
        .finally(() => this.gatekeeper.afterwards(route, visitor));
      const { readMs } = route;
      return sendResponse(response, request, reply, { memory: this.memory.responses, sender, readMs });
    } finally {
      room.release();
    }
  }
}

/** Signed bytes are forwarded as bytes: no parser of a service may read them as JSON. */
const typeForService = ({ body }: Route, { headers }: FastifyRequest): string =>
  body.kind === 'raw' ? 'application/octet-stream' : (headers['content-type'] ?? 'application/json');

type Known = Extract<Match, { kind: 'route' }>;

function known(match: Match, request: LabelledRequest, reply: FastifyReply): Known {
  switch (match.kind) {
    case 'route':
      request.label = match.route.path;
      return match;
    case 'absent':
      request.label = match.route.path;
      throw new AppError(match.route.absent);
    case 'method':
      void reply.header('allow', match.allow.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED');
    case 'unknown':
      throw new AppError('NOT_FOUND');
  }
}
