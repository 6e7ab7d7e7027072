import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody } from '@acordo/contracts/errors';
import type { FormKind, PageResponse } from '@acordo/contracts/page-renderer';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { classify } from '@acordo/service-kit/errors/classify';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { FastifyRequest } from 'fastify';
import type { Capacity } from '../capacity/capacity.js';
import { checkContentType } from '../pipeline/content-type.js';
import { countAndIdentify, type PipelineParts } from '../pipeline/count-and-identify.js';
import { readBody } from '../pipeline/read-body.js';
import type { Forwarder } from '../forwarding/forwarder.js';
import { bodyOf, FORMS } from '../public-forms/forms.js';
import { MOST_FORM_BYTES, readForm, type Sent } from '../public-forms/read-form.js';
import { readWhole } from '../public-page/read-whole.js';
import type { FoundRoute } from '../routing/route-tree.js';

/** Milliseconds, and how often: a decision takes a tenth of the first. */
const PAUSE_MS = 300;
const MOST_TRIES = 10;

export interface Submitted extends PageResponse {
  /** Undefined if the form was refused before it was read. */
  readonly sent: Sent;
  readonly retryAfter?: string | undefined;
}

/** A form that was sent without scripts, as the call that scripts would make: the same checks, limits and evidence. */
export class SubmitForm {
  constructor(
    private readonly parts: PipelineParts,
    private readonly bodies: Capacity['bodies'],
  ) {}

  /** The API's response; every refusal is one (D5). */
  async execute(kind: FormKind, segment: string, request: FastifyRequest): Promise<Submitted> {
    const { match, checks } = this.parts;
    let sent: Sent = {};
    const room = this.bodies.hold({ address: addressGroup(checks.client(request).ip), known: false });
    try {
      const found = match(
        'POST',
        FORMS[kind].call.path.replace(/:(?:id|token)/, () => segment),
      );
      if (found.kind !== 'route') throw new AppError('LINK_NOT_FOUND');
      checks.crossSite(request, found.route, true);
      checkContentType('form', request.headers);
      sent = readForm(await readBody(request.raw, MOST_FORM_BYTES, room), FORMS[kind].fields);
      return { sent, ...(await this.decide(found, bodyOf(kind, sent), sent['tentativa'] ?? '', request)) };
    } catch (error) {
      return { sent, ...refusalOf(error, request) };
    } finally {
      room.release();
    }
  }

  private async decide(found: FoundRoute, body: string, attempt: string, request: FastifyRequest) {
    const { route, path } = found;
    const { client, visitor, sender } = await countAndIdentify(this.parts, found, request);
    const call = {
      service: route.service,
      lane: route.lane,
      sender,
      method: route.method,
      path,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': keyOf(body, attempt),
        ...this.parts.tokens.headers(route.service, visitor, client),
      },
      body: Buffer.from(body),
      timeoutMs: route.timeoutMs,
    };
    return this.parts.limits.guessing(route, client.ip, () => this.first(call));
  }

  /** After two presses a browser shows the second one's result: that waits for the first one's response (D49). */
  private async first(
    call: Parameters<Forwarder['call']>[0],
  ): Promise<PageResponse & { retryAfter?: string }> {
    for (let tries = 1; ; tries += 1) {
      const { status, headers, body } = await this.parts.forwarder.call(call);
      const text = await readWhole(body);
      const isJson = headers['content-type']?.startsWith('application/json') ?? false;
      if (!isJson || text === undefined)
        throw new AppError('UNAVAILABLE', { cause: new Error(`a form was answered ${status}`) });
      const retryAfter = headers['retry-after'];
      if (tries === MOST_TRIES || status !== 409 || (JSON.parse(text) as ErrorBody).code !== 'IN_PROGRESS')
        return { status, body: text, ...(retryAfter ? { retryAfter } : {}) };
      await wait(PAUSE_MS);
    }
  }
}

/** The same rendered form with the same texts is the same attempt; rendered again it is another (D49). */
const keyOf = (body: string, attempt: string) =>
  `form-${createHash('sha256').update(`${body}\n${attempt}`).digest('base64url')}`;

/** As the error filter does it for calls. */
function refusalOf(thrown: unknown, request: FastifyRequest): Omit<Submitted, 'sent'> {
  const known = thrown instanceof AppError ? thrown : new AppError(classify(thrown), { cause: thrown });
  const { code, status, error, text, retryAfter } = known;
  if (code === 'INTERNAL') request.log.error({ err: thrown }, 'unexpected error');
  if (code === 'UNAVAILABLE') request.log.warn({ err: known.cause ?? known }, 'a dependency is down');
  const body: ErrorBody = { error, message: text, code, requestId: String(request.id) };
  return { status, body: JSON.stringify(body), retryAfter: retryAfter?.toString() };
}
