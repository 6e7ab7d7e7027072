import { Clock } from '@acordo/service-kit/clock/clock';
import { Injectable } from '@nestjs/common';
import type { BillingFact } from '../domain/fact.js';
import { readSubscription } from '../domain/read-event.js';
import { isOver } from '../domain/subscription-state.js';
import type { Chargeable } from '../persistence/subscriptions.js';
import { NotCancelled } from '../not-cancelled.js';
import { PaymentProvider } from '../payment-provider.js';
import { ApplyEvent } from './apply-event.js';

/** One subscription, cancelled at the provider at once. Never call it inside a transaction. Idempotent. */
@Injectable()
export class EndSubscription {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly takeInEvent: ApplyEvent,
    private readonly clock: Clock,
  ) {}

  /** Throws NotCancelled if the provider did not confirm that it has ended. */
  async execute({ id, cliente_id }: Chargeable): Promise<void> {
    const response = await this.provider.cancel(id);
    await this.takeInEvent.execute(this.asTold(id, cliente_id, response));
  }

  /** The provider soon sends an event about it; until then this one is used. */
  private asTold(id: string, customer: string, response: unknown): BillingFact {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const told = { id: `cancel:${id}`, customer };
    if (response === null) {
      const gone = { status: 'canceled', price: null, periodEnd: null, cancelAt: null, endedAt: now };
      return { ...told, at: now, fact: { kind: 'standing', subscription: id, ...gone } };
    }
    const fact = this.read(response);
    if (!isOver(fact.status)) throw new NotCancelled('ainda_ativa');
    return { ...told, at: fact.endedAt ?? now, fact };
  }

  private read(response: unknown) {
    try {
      return readSubscription(response).fact;
    } catch (cause) {
      throw new NotCancelled('resposta_estranha', cause);
    }
  }
}
