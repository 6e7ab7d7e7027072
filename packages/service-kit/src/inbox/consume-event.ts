import type { ServiceName } from '@acordo/contracts/call';
import { readOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type InternalCallOptions, internalCall } from '../http/internal-call.js';
import { type Delivery, Inbox } from './inbox.js';
import { EVENT_HANDLERS, type EventHandler, INBOX_OPTIONS, type InboxOptions } from './inbox-options.js';

const Job = z.object({
  source: z.string(),
  outboxId: z.uuid(),
  kind: z.string().max(60),
  v: z.number().int(),
});

/** `gone`: the source has no such open row. `unreadable`: no attempt can ever handle it. */
export type EventEnding = Delivery | 'gone' | 'unreadable';

/** One job: read the event's model from its source, apply its effect once, settle it there (D30). */
@Injectable()
export class ConsumeEvent {
  constructor(
    @Inject(INBOX_OPTIONS) private readonly options: InboxOptions,
    @Inject(EVENT_HANDLERS) private readonly handlers: readonly EventHandler[],
    private readonly inbox: Inbox,
  ) {}

  /** Throws if a service or the database is away, or the effect failed; then nothing has happened. */
  async execute(data: unknown): Promise<EventEnding> {
    const job = Job.safeParse(data);
    const asked = job.success ? this.at(job.data.source, job.data.outboxId) : null;
    if (!job.success || !asked) return 'unreadable';
    const { outboxId: id, kind, v } = job.data;
    const { message } = await internalCall(asked, readOutbox, { params: { id } });
    if (!message) return 'gone';
    const handler = this.handlers.find((one) => one.kind === kind && one.v === v);
    const isSame = message.kind === kind && message.v === v;
    const model = isSame && handler ? handler.model.safeParse(message.model) : null;
    if (!handler || !model?.success) {
      await this.settle(asked, id, { outcome: 'dead', reason: 'unreadable event' });
      return 'unreadable';
    }
    const ending = await this.inbox.handle({ id, kind }, (tx) => handler.handle(tx, model.data));
    await this.settle(asked, id, { outcome: 'sent', reason: '' });
    return ending;
  }

  private at(source: string, rid: string): InternalCallOptions | null {
    const { consumer: from, sources, clock } = this.options;
    const service = source as ServiceName;
    const endpoint = Object.hasOwn(sources, source) ? sources[service] : undefined;
    return endpoint ? { from, service, endpoint, clock, rid } : null;
  }

  private async settle(
    asked: InternalCallOptions,
    id: string,
    body: { outcome: 'sent' | 'dead'; reason: string },
  ) {
    await internalCall(asked, settleOutbox, { params: { id }, body });
  }
}
