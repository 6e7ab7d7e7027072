import type { EmailJob } from '@acordo/contracts/internal/jobs';
import type { Undelivered } from '@acordo/contracts/undelivered';
import { maskAddress } from '@acordo/contracts/mask-address';
import { Injectable } from '@nestjs/common';
import { EmailSender } from '../mail/email-sender.js';
import { type DeliveryOutcome, type OutboxReference, Sources } from '../sources/sources.js';
import { DeliveryStore, type DeliveryRow } from './persistence/delivery-store.js';

/** Stores the result of a message and notifies its source (D30). */
@Injectable()
export class Conclusions {
  constructor(
    private readonly sources: Sources,
    private readonly deliveries: DeliveryStore,
    private readonly sender: EmailSender,
  ) {}

  markDead(
    place: OutboxReference,
    kind: string,
    reason: string,
    undelivered: Undelivered | null = null,
  ): Promise<'dead'> {
    return this.conclude(place, this.delivery(place, kind), { outcome: 'dead', reason, undelivered });
  }

  skip(job: EmailJob, reason: string, undelivered: Undelivered | null = null): Promise<'skipped'> {
    return this.conclude(job, this.delivery(job, job.kind), { outcome: 'skipped', reason, undelivered });
  }

  /** Stored here first: if the source is away now, the next attempt only notifies it. */
  async conclude<O extends DeliveryOutcome['outcome']>(
    place: OutboxReference,
    delivery: DeliveryRow,
    outcome: DeliveryOutcome & { outcome: O },
  ): Promise<O> {
    await this.deliveries.conclude([delivery], outcome);
    await this.settle(place, outcome);
    return outcome.outcome;
  }

  async settle(place: OutboxReference, known: DeliveryOutcome): Promise<void> {
    await this.sources.settle(place, known);
    await this.deliveries.markSettled(place.outboxId);
  }

  /** `carrier`: the combined message that it was sent with, if any. */
  delivery(
    { source, outboxId }: OutboxReference,
    kind: string,
    address = '',
    carrier = outboxId,
  ): DeliveryRow {
    const message_id = this.sender.messageId(carrier);
    return { outbox_id: outboxId, source, kind, recipient_masked: maskAddress(address), message_id };
  }
}
