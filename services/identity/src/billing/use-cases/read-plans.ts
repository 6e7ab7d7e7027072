import type { ResultOf } from '@acordo/contracts/call';
import type { billingPlans } from '@acordo/contracts/http/billing/plans';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { findUser } from '../../users/find-user.js';
import { BillingSetup } from '../billing-setup.js';
import { currentSubscription } from '../persistence/subscriptions.js';
import { presentPlans } from '../plans.presenter.js';

/** What the subscription page shows and links to (D12). Throws NOT_AUTHENTICATED once the account is deleted. */
@Injectable()
export class ReadPlans {
  constructor(
    private readonly database: Database,
    private readonly setup: BillingSetup,
  ) {}

  async execute(userId: string): Promise<ResultOf<typeof billingPlans>> {
    const user = await findUser(this.database, userId);
    if (!user) throw new AppError('NOT_AUTHENTICATED');
    return presentPlans(user, await currentSubscription(this.database, userId), this.setup.value.checkout);
  }
}
