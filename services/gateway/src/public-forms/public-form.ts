import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FormKind } from '@acordo/contracts/page-renderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Memory } from '../capacity/memory.js';
import { holdUntilSent } from '../forwarding/hold-until-sent.js';
import type { Asked, AskProposal } from '../public-page/ask-proposal.js';
import type { DrawPage } from '../public-page/draw-page.js';
import { linkPath } from '../public-page/link-path.js';
import type { PublicPage } from '../public-page/public-page.js';
import { FORMS } from './forms.js';
import type { SubmitForm } from './submit-form.js';

/** Answers a form of the client's page with a page (docs/decisions/0033). */
export class PublicForm {
  constructor(
    private readonly submit: SubmitForm,
    private readonly ask: AskProposal,
    private readonly page: PublicPage,
    private readonly draw: DrawPage,
    private readonly memory: Memory,
  ) {}

  async answer(
    kind: FormKind,
    segment: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { sent, retryAfter, ...refusal } = await this.submit.run(kind, segment, request);
    const { status } = refusal;
    // A page that is loaded again shows what is so, and sends nothing.
    if (status === 200)
      return reply
        .code(303)
        .header('location', `${linkPath(segment)}#${FORMS[kind].done}`)
        .send('');
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    if (status === 404 || status === 410) return this.page.send({ token: '-', ...refusal }, request, reply);
    const form = { kind, sent, refusal };
    const shown = await this.ask.run(segment, request).catch(refused);
    if (shown instanceof AppError) {
      if (Object.keys(sent).length === 0) return this.page.explain(shown, request, reply);
      return sendHtml(this.draw.runFormAlone(segment, form), reply.code(status));
    }
    const html = shown.status === 200 ? this.draw.runForm(shown, form) : null;
    if (html === null) return this.page.send(shown, request, reply);
    this.hold(shown, html, reply);
    return sendHtml(html, reply.code(status));
  }

  private hold({ sender }: Asked, html: string, reply: FastifyReply): void {
    holdUntilSent(html.length, this.memory, sender, reply);
  }
}

/** What the gateway itself refuses is said on the page; a fault of ours is not. */
function refused(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  throw thrown;
}

/** Not compressed: it repeats what the request said beside the link's token (BREACH, docs/decisions/0010). */
const sendHtml = (html: string, reply: FastifyReply): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(html);
