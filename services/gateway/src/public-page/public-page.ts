import { errorText } from '@acordo/contracts/errors';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Memory } from '../capacity/memory.js';
import { holdUntilSent } from '../forwarding/hold-until-sent.js';
import type { DecisionKind, FormKind, FormState } from '@acordo/contracts/page-renderer';
import { ANY_ATTEMPT, holdsForm, withAttempt } from '../public-forms/attempt.js';
import { decisionIn, isAsked } from '../public-forms/forms.js';
import type { SavedForms } from '../public-forms/saved-forms.js';
import type { ProposalResponse, FetchProposal } from './fetch-proposal.js';
import type { RenderPage } from './render-page.js';
import { decodeOnce } from '../routing/link-token.js';
import { linkPath } from './link-path.js';
import { RenderedPages } from './rendered-pages.js';
import { sendPage } from './send-page.js';

/** Retry-After, in seconds, if the refusal has none. */
const RETRY_AFTER_S = 2;
/** Used instead of an invalid token: nothing that the page shows depends on it. */
const NO_TOKEN = '-';

/** `/public/proposal/{token}`: the client's page, rendered here from one response of the API (D15, D16, docs/decisions/0010). */
export class PublicPage {
  private readonly pages = new RenderedPages();
  private readonly empty: { identity: Buffer };

  constructor(
    private readonly ask: FetchProposal,
    private readonly draw: RenderPage,
    private readonly memory: Memory,
    private readonly kept: SavedForms,
  ) {
    this.empty = { identity: Buffer.from(draw.withoutProposal()) };
  }

  async show(segment: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      const response = await this.ask.execute(segment, request);
      if (response.status === 200 && response.token !== decodeOnce(segment))
        return redirect(reply, response.token);
      const hold = (bytes: number) => holdUntilSent(bytes, this.memory, response.sender, reply);
      return await this.send(response, request, reply, {
        form: decisionIn(request),
        asked: isAsked(request),
        hold,
      });
    } catch (error) {
      return this.explain(error, request, reply);
    }
  }

  /**
   * `form`: one that is shown below a proposal, for browsers without scripts (docs/decisions/0033). `asked`: an expired link's page says
   * that a new one was asked for (P118).
   */
  send(
    response: ProposalResponse,
    request: FastifyRequest,
    reply: FastifyReply,
    { form, asked = false, hold }: Shown = {},
  ): Promise<FastifyReply> {
    const kind = response.status === 200 ? form : asked && response.status === 410 ? 'novo-link' : undefined;
    const page = this.pages.get(`${response.token} ${kind ?? ''}`, response.status, response.body, () => ({
      identity: Buffer.from(
        (kind && this.draw.withForm(response, newForm(kind))) ?? this.draw.page(response),
      ),
    }));
    void reply.code(response.status);
    if (!holdsForm(page.identity)) return sendPage(page, request, reply, hold);
    this.kept.ask(linkPath(response.token), request, reply);
    return sendPage({ identity: withAttempt(page.identity) }, request, reply, hold);
  }

  /** An invalid link gets the API's response. Temporary failures are left to the page, which makes the call again. */
  explain(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const known = error instanceof AppError ? error : new AppError('UNAVAILABLE', { cause: error });
    if (known.code === 'LINK_NOT_FOUND') return this.send(leadsNowhere(request), request, reply);
    if (known.code === 'UNAVAILABLE')
      request.log.warn({ err: known.cause ?? known }, 'the page has no data: a dependency is down');
    void reply.code(known.status).header('retry-after', String(known.retryAfter ?? RETRY_AFTER_S));
    return sendPage(this.empty, request, reply);
  }
}

interface Shown {
  form?: DecisionKind | undefined;
  asked?: boolean;
  hold?: (bytes: number) => void;
}

const newForm = (kind: FormKind): FormState => ({
  kind,
  sent: {},
  refusal: kind === 'novo-link' ? { status: 200, body: '' } : null,
  retryAt: null,
  hidden: { tentativa: ANY_ATTEMPT },
  before: null,
  kept: false,
});

/**
 * Redirects a link that a chat has damaged to its own address: all further calls and copies have the complete token.
 * Temporary, and with the page's headers: it is not cached (D16).
 */
const redirect = (reply: FastifyReply, token: string): FastifyReply =>
  reply.code(302).header('location', linkPath(token)).send('');

function leadsNowhere({ id }: FastifyRequest): ProposalResponse {
  const { status, ...texts } = errorText('LINK_NOT_FOUND');
  const body = { ...texts, code: 'LINK_NOT_FOUND', requestId: String(id) };
  return { token: NO_TOKEN, status, body: JSON.stringify(body) };
}
