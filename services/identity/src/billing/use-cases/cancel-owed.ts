import { Database } from '@acordo/service-kit/database/database';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { showOwed } from '../cancellation-metrics.js';
import { NotCancelled } from '../not-cancelled.js';
import { claimOwed, countOwed, noteFailure, settleOwed } from '../persistence/cancellations.js';
import { EndSubscription } from './end-subscription.js';

/**
 * D37: a subscription that began, or became known, after its account was closed is cancelled at the provider, until the
 * provider confirms it. The owed cancellations are rows: an attempt claims its row for a while, so two copies
 * never cancel the same one at once, and after a killed process it is due again.
 */
@Injectable()
export class CancelOwed implements Task {
  readonly name = 'cancelling subscriptions of closed accounts';

  constructor(
    private readonly database: Database,
    private readonly endSubscription: EndSubscription,
  ) {}

  /** A failed attempt ends the run: other work waits behind it, and the provider is probably away. */
  async execute(): Promise<boolean> {
    const owed = await claimOwed(this.database);
    if (owed) {
      try {
        await this.endSubscription.execute(owed);
        await settleOwed(this.database, [owed.id]);
        return true;
      } catch (error) {
        if (!(error instanceof NotCancelled)) throw error; // our own database: it is due again by itself
        await noteFailure(this.database, owed.id, error.failure);
      }
    }
    showOwed(await countOwed(this.database));
    return false;
  }
}
