import { errorText } from '@acordo/contracts/errors';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskProposal, Asked } from './ask-proposal.js';
import type { DrawPage } from './draw-page.js';
import { decodeOnce } from '../routing/link-token.js';
import { linkPath } from './link-path.js';
import { RenderedPages } from './rendered-pages.js';
import { sendPage } from './send-page.js';

/** Seconds that a client is asked to wait where the refusal does not say. */
const RETRY_AFTER_S = 2;
/** Stands for what can be no token: nothing that the page shows depends on it. */
const NO_TOKEN = '-';

/** `/public/proposal/{token}`: the client's page, drawn here from one answer of the API (D15, D16, docs/decisions/0010). */
export class PublicPage {
  private readonly pages = new RenderedPages();
  private readonly empty: { identity: Buffer };

  constructor(
    private readonly ask: AskProposal,
    private readonly draw: DrawPage,
  ) {
    this.empty = { identity: Buffer.from(draw.runEmpty()) };
  }

  async show(segment: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await this.ask.run(segment, request).catch((error: unknown) => asAnswer(error, request));
    if (answer instanceof AppError) {
      void reply.code(answer.status).header('retry-after', String(answer.retryAfter ?? RETRY_AFTER_S));
      return sendPage(this.empty, request, reply);
    }
    if (answer.status === 200 && answer.token !== decodeOnce(segment)) return redirect(reply, answer.token);
    const page = this.pages.get(answer.token, answer.status, answer.body, () => ({
      identity: Buffer.from(this.draw.run(answer)),
    }));
    return sendPage(page, request, reply.code(answer.status));
  }
}

/**
 * To the link's own address, from where a chat had damaged it: what is called, kept or sent on from there has the whole token.
 * Not for good, and headers for the page stand already: nobody keeps it (D16).
 */
const redirect = (reply: FastifyReply, token: string): FastifyReply =>
  reply.code(302).header('location', linkPath(token)).send('');

/** A link that leads nowhere is an answer like the API's own. What may work another time is left to the page: it asks anew. */
function asAnswer(error: unknown, request: FastifyRequest): Asked | AppError {
  const known = error instanceof AppError ? error : new AppError('UNAVAILABLE', { cause: error });
  if (known.code === 'LINK_NOT_FOUND') {
    const { status, ...texts } = errorText(known.code);
    const body = { ...texts, code: known.code, requestId: String(request.id) };
    return { token: NO_TOKEN, status, body: JSON.stringify(body) };
  }
  if (known.code === 'UNAVAILABLE')
    request.log.warn({ err: known.cause ?? known }, 'the page has no data: a dependency is down');
  return known;
}
