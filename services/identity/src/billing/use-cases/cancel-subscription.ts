import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { activeSubscriptions } from '../persistence/subscriptions.js';
import { EndSubscription } from './end-subscription.js';

/**
 * D37: before an account is closed, whatever the provider may still charge for is cancelled there, at once. Never call it
 * inside a transaction. Throws UNAVAILABLE when the provider can't be reached: then the account must stay. Idempotent.
 */
@Injectable()
export class CancelSubscription {
  constructor(
    private readonly database: Database,
    private readonly endSubscription: EndSubscription,
  ) {}

  async execute(userId: string): Promise<void> {
    for (const living of await activeSubscriptions(this.database, userId))
      await this.endSubscription.execute(living);
  }
}
