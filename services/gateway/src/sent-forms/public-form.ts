import { FORM_PARAMETER, type FormKind, SAVED_PARAMETER } from '@acordo/contracts/page-renderer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORMS, formIn, savedPartIn } from '../public-forms/forms.js';
import type { SavedForm, SavedForms } from '../public-forms/saved-forms.js';
import { linkPath } from '../public-page/link-path.js';
import type { RefusedPage } from './refused-page.js';
import type { SubmitForm } from './submit-form.js';

/** Handles a form of the client's page (docs/decisions/0033). */
export class PublicForm {
  constructor(
    private readonly submit: SubmitForm,
    private readonly kept: SavedForms,
    private readonly page: RefusedPage,
  ) {}

  async respond(
    kind: FormKind,
    segment: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { sent, retryAfter, ...refusal } = await this.submit.execute(kind, segment, request);
    const path = linkPath(segment);
    // A reloaded page shows the current state, and sends nothing.
    if (refusal.status === 200) {
      this.kept.remove(path, request, reply);
      return seeOther(reply, path + FORMS[kind].done);
    }
    const form = { kind, sent, refusal, retryAt: momentAfter(retryAfter) };
    if (this.kept.keep(form, path, request, reply))
      return seeOther(reply, `${path}?${FORM_PARAMETER}=${kind}&${SAVED_PARAMETER}=recusa#problema`);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return this.page.send({ ...form, kept: false }, segment, request, reply);
  }

  /** The page for this address, if its browser has stored a form; else undefined. */
  again(segment: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
    const kind = formIn(request);
    const part = savedPartIn(request);
    const form = kind && part && this.kept.read(kind, linkPath(segment), request);
    if (!form) return undefined;
    return this.page.send({ ...onlyPart(form, part), kept: true }, segment, request, reply);
  }
}

function momentAfter(seconds: string | undefined): string | null {
  const wait = Number(seconds ?? 0);
  return wait > 0 ? new Date(Date.now() + wait * 1000).toISOString() : null;
}

/** Without the refusal: a new form with what was typed. */
const onlyPart = (form: SavedForm, part: 'recusa' | 'texto') =>
  part === 'recusa' ? form : { ...form, refusal: null, retryAt: null };

const seeOther = (reply: FastifyReply, address: string): FastifyReply =>
  reply.code(303).header('location', address).send('');
