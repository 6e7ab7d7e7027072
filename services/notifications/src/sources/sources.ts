import type { AnswerOf } from '@acordo/contracts/call';
import { getContact } from '@acordo/contracts/internal/contact';
import type { EmailJob } from '@acordo/contracts/internal/jobs';
import { readOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import type { Clock } from '@acordo/service-kit/clock/clock';
import { internalCall, type Neighbour } from './internal-call.js';

export type Source = EmailJob['source'];
export type Contact = NonNullable<AnswerOf<typeof getContact>['contact']>;
export type Message = NonNullable<AnswerOf<typeof readOutbox>['message']>;
export interface Outcome {
  outcome: 'sent' | 'dead';
  reason: string;
}
/** Where a row of some outbox lives. */
export interface Place {
  source: Source;
  outboxId: string;
}

interface Options extends Record<Source, Neighbour> {
  clock: Clock;
}

/** The services whose messages are sent from here. Every method throws NeighbourDown when the other side is away. */
export class Sources {
  constructor(private readonly options: Options) {}

  /** The frozen model; null when the row is settled or unknown. */
  async read({ source, outboxId }: Place): Promise<Message | null> {
    const { message } = await internalCall(this.to(source, outboxId), readOutbox, {
      params: { id: outboxId },
    });
    return message;
  }

  async settle({ source, outboxId }: Place, body: Outcome): Promise<void> {
    await internalCall(this.to(source, outboxId), settleOutbox, { params: { id: outboxId }, body });
  }

  /** Where the user is written to; null once the account is gone. */
  async contact(userId: string, rid: string): Promise<Contact | null> {
    const { contact } = await internalCall(this.to('identity', rid), getContact, { params: { id: userId } });
    return contact;
  }

  private to(service: Source, rid: string) {
    return { service, neighbour: this.options[service], clock: this.options.clock, rid };
  }
}
