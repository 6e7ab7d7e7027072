import { getPublicProposal, type PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { PageResponse } from '@acordo/contracts/page-renderer';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { FastifyRequest } from 'fastify';
import type { Sender } from '../capacity/sender.js';
import type { PipelineParts } from '../pipeline/count-and-identify.js';
import { readWhole } from './read-whole.js';

/** Whoever opens a link is nobody here: the page is the same for its owner, and no session is asked for. */
const ANYONE = { kind: 'anonymous', session: null } as const;
/** With 409 a record says that it is being verified: the page says so too. */
const KNOWN = new Set([200, 404, 409, 410]);

/** The response, and the token: the one that the service says where it shows something, else the one that it was asked for. */
export interface ProposalResponse extends PageResponse {
  readonly token: string;
}

export interface HeldResponse extends ProposalResponse {
  /** For whom the page is held until it is read. */
  readonly sender: Sender;
}

/** The page's one question: the call that the browser would make, counted and limited as that one is (D48). */
export class AskProposal {
  constructor(private readonly parts: PipelineParts) {}

  /** The service's response for what stands in the token's place; throws LINK_NOT_FOUND for what is no token, TOO_MANY, UNAVAILABLE. */
  async run(segment: string, request: FastifyRequest): Promise<HeldResponse> {
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
 * The service finds links that a chat has damaged, too (attack 271): `id` is the link's token (D16). Not parsed where it is the
 * one that was asked for, as nearly always; inside a text of the response the quotes would be escaped.
 */
function tokenOf(status: number, body: string, asked: string): string {
  if (status !== 200 || body.includes(`"id":"${asked}"`)) return asked;
  return (JSON.parse(body) as PublicProposal).id;
}
