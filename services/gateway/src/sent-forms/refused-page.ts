import type { FormKind, PageResponse } from '@acordo/contracts/page-renderer';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Memory } from '../capacity/memory.js';
import { holdUntilSent } from '../forwarding/hold-until-sent.js';
import { newAttempt } from '../public-forms/attempt.js';
import type { PackedDocuments } from '../public-forms/packed-document.js';
import type { Sent } from '../public-forms/read-form.js';
import type { ProposalResponse, FetchProposal } from '../public-page/fetch-proposal.js';
import type { RenderPage } from '../public-page/render-page.js';
import type { PublicPage } from '../public-page/public-page.js';

/** What is shown of a sent form: why it was refused, or only what was typed. */
export interface RefusedForm {
  readonly kind: FormKind;
  readonly sent: Sent;
  readonly refusal: PageResponse | null;
  readonly retryAt: string | null;
  readonly kept: boolean;
}

/** The proposal as it is now, with a form below it that repeats what was typed. */
export class RefusedPage {
  constructor(
    private readonly ask: FetchProposal,
    private readonly page: PublicPage,
    private readonly draw: RenderPage,
    private readonly memory: Memory,
    private readonly documents: PackedDocuments,
  ) {}

  async send(
    said: RefusedForm,
    segment: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { refusal, sent, retryAt } = said;
    const status = refusal?.status ?? 200;
    const form = {
      ...said,
      before: this.documents.unpack(sent['lido']),
      hidden: { tentativa: attemptOf(said) },
    };
    if (retryAt && said.kept) void reply.header('retry-after', secondsUntil(retryAt));
    const shown = await this.shown(said, segment, request);
    if (shown instanceof AppError) {
      if (Object.keys(sent).length === 0) return this.page.explain(shown, request, reply);
      return sendHtml(this.draw.formAlone(segment, form), reply.code(refusal ? status : shown.status));
    }
    // A link that has not expired shows its proposal, whose form would be another one.
    const isOver = said.kind === 'novo-link' && shown.status === 200;
    const html = isOver ? null : this.draw.withForm(shown, form);
    if (html === null) return this.page.send(shown, request, reply);
    if ('sender' in shown) holdUntilSent(html.length, this.memory, shown.sender, reply);
    return sendHtml(
      html,
      reply.code(shown.status === 200 || said.kind === 'novo-link' ? status : shown.status),
    );
  }

  /** What the link shows now; for a form just sent, an invalid link was reported already. */
  private shown({ refusal, kept }: RefusedForm, segment: string, request: FastifyRequest) {
    if (!kept && (refusal?.status === 404 || refusal?.status === 410))
      return Promise.resolve<ProposalResponse>({ token: NO_TOKEN, ...refusal });
    return this.ask.execute(segment, request).catch(refused);
  }
}

/** Used for an invalid link. */
const NO_TOKEN = '-';

/**
 * What may have succeeded without a response is repeated as the same attempt. A stored refusal (409) would be repeated for a
 * day, so after it the form is another attempt (D49).
 */
const attemptOf = ({ refusal, sent }: RefusedForm): string =>
  refusal && refusal.status !== 409 && sent['tentativa'] ? sent['tentativa'] : newAttempt();

const secondsUntil = (moment: string): string =>
  String(Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / 1000)));

/** The gateway's own refusals are shown on the page; a fault of ours is not. */
function refused(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  throw thrown;
}

/** Not compressed: it repeats parts of the request beside the link's token (BREACH, docs/decisions/0010). */
const sendHtml = (html: string, reply: FastifyReply): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);
