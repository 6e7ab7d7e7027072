import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Capacity } from '../capacity/capacity.js';
import { headersForService } from '../forwarding/headers.js';
import { sendResponse } from '../forwarding/send-response.js';
import { parseTarget } from '../routing/request-target.js';
import type { FoundRoute, Match } from '../routing/route-tree.js';
import type { Route } from '../routing/route.js';
import type { LabelledRequest } from '../server/labelled-request.js';
import { countAndIdentify, type PipelineParts } from './count-and-identify.js';
import { checkContentType } from './content-type.js';
import { readBody } from './read-body.js';

/** The steps of an API call: found in the table, checked, counted, identified, read, forwarded. */
export class CallPipeline {
  constructor(
    private readonly parts: PipelineParts,
    private readonly memory: Pick<Capacity, 'bodies' | 'responses'>,
  ) {}

  async pass(request: LabelledRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { match, checks, limits, gatekeeper, tokens, forwarder } = this.parts;
    const target = parseTarget(request.raw.url ?? '');
    const found = known(match(request.method, target.path), request, reply);
    const { route } = found;
    if (!route.signedBy) checks.crossSite(request, route);
    checkContentType(route.body.kind, request.headers);
    const { client, visitor, sender } = await countAndIdentify(this.parts, found, request);
    const room = this.memory.bodies.hold(sender);
    try {
      const { kind, limit } = route.body;
      const body = kind === 'none' ? undefined : await readBody(request.raw, limit, room);
      const call = {
        service: route.service,
        lane: route.lane,
        sender,
        method: route.method,
        path: found.path + target.query,
        headers: {
          ...headersForService(request.headers, route.signedBy),
          ...(body?.length ? { 'content-type': typeForService(route, request) } : {}),
          ...gatekeeper.marks(route, request.headers.cookie),
          ...tokens.headers(route.service, visitor, client),
        },
        body,
        timeoutMs: route.timeoutMs,
      };
      const response = await limits
        .guessing(route, client.ip, () => forwarder.call(call))
        .finally(() => gatekeeper.afterwards(route, visitor));
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

function known(match: Match, request: LabelledRequest, reply: FastifyReply): FoundRoute {
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
