import { Clock } from '@acordo/service-kit/clock/clock';
import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import type { Told } from '../domain/fact.js';
import { readSubscription } from '../domain/read-event.js';
import { PaymentProvider } from '../payment-provider.js';
import { livingSubscriptions } from '../persistence/subscriptions.js';
import { TakeInEvent } from './take-in-event.js';

/**
 * D37: before an account is closed, whatever the provider may still charge for is cancelled there, at once. Never call it
 * inside a transaction. Throws UNAVAILABLE when the provider can't be asked: then the account must stay. Doing it again is
 * harmless.
 */
@Injectable()
export class CancelSubscription {
  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly takeInEvent: TakeInEvent,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<void> {
    for (const { id, cliente_id } of await livingSubscriptions(this.database, userId)) {
      const answer = await this.provider.cancel(id);
      await this.takeInEvent.execute(this.asTold(id, cliente_id, answer));
    }
  }

  /** The provider tells the same by an event of its own soon; until then this one stands for it. */
  private asTold(id: string, customer: string, answer: unknown): Told {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    if (answer !== null) {
      const { fact } = readSubscription(answer);
      const at = ('endedAt' in fact ? fact.endedAt : null) ?? now;
      return { id: `cancel:${id}`, customer, at, fact };
    }
    const gone = { status: 'canceled', price: null, periodEnd: null, cancelAt: null, endedAt: now };
    return {
      id: `cancel:${id}`,
      customer,
      at: now,
      fact: { kind: 'standing', subscription: id, ...gone },
    };
  }
}
