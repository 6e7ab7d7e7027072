import { getPublicProposal, type PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { PageResponse } from '@acordo/contracts/page-renderer';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { FastifyRequest } from 'fastify';
import type { Sender } from '../capacity/sender.js';
import type { PipelineParts } from '../pipeline/count-and-identify.js';
import { readWhole } from './read-whole.js';

/** No session is looked up for a link: the page is the same for its owner. */
const ANYONE = { kind: 'anonymous', session: null } as const;
/** 409 is for a record that is being verified: the page shows that. */
const KNOWN = new Set([200, 404, 409, 410]);

/** The response, and the token: that of the service's response, else the requested one. */
export interface ProposalResponse extends PageResponse {
  readonly token: string;
}

export interface HeldResponse extends ProposalResponse {
  /** For whom the page's memory is counted until it is read. */
  readonly sender: Sender;
}

/** The page's only call: the one that the browser would make, with the same counts and limits (D48). */
export class FetchProposal {
  constructor(private readonly parts: PipelineParts) {}

  /** The service's response for the token of the path; throws LINK_NOT_FOUND for what is no token, TOO_MANY, UNAVAILABLE. */
  async execute(segment: string, request: FastifyRequest): Promise<HeldResponse> {
    const { match, checks, limits, tokens, forwarder } = this.parts;
    const found = match('GET', getPublicProposal.path.replace(':token', segment));
    if (found.kind !== 'route') throw new AppError('LINK_NOT_FOUND');
    const { route, params, path } = found;
    const client = checks.client(request);
    await limits.take(route, params, client.ip);
    const sender = { address: addressGroup(client.ip), known: false };
    const { status, headers, body } = await limits.guessing(route, client.ip, () =>
      forwarder.call({
        service: route.service,
        lane: route.lane,
        sender,
        method: 'GET',
        path,
        headers: tokens.headers(route.service, ANYONE, client),
        timeoutMs: route.timeoutMs,
      }),
    );
    const text = await readWhole(body);
    const isJson = headers['content-type']?.startsWith('application/json') ?? false;
    if (!KNOWN.has(status) || !isJson || text === undefined)
      throw new AppError('UNAVAILABLE', { cause: new Error(`the page's data call answered ${status}`) });
    return { token: tokenOf(status, text, params['token'] ?? ''), sender, status, body: text };
  }
}

/**
 * The service also finds links that a chat has damaged (attack 271): `id` is the link's token (D16). Not parsed if it is the
 * requested one, as nearly always; inside a text of the response the quotes would be escaped.
 */
function tokenOf(status: number, body: string, asked: string): string {
  if (status !== 200 || body.includes(`"id":"${asked}"`)) return asked;
  return (JSON.parse(body) as PublicProposal).id;
}
