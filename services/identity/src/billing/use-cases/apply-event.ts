import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable, Logger } from '@nestjs/common';
import { SessionNews } from '../../session-news/session-news.js';
import type { BillingFact } from '../domain/fact.js';
import { Prices } from '../domain/prices.js';
import { foldSubscriptions } from '../domain/subscription-state.js';
import { oweThoseOfClosed } from '../owe-cancellations.js';
import { eventsOfCustomer, insertEvent, lockCustomer } from '../persistence/billing-events.js';
import { settleOwed } from '../persistence/cancellations.js';
import { lockUsers, refreshPlan, saveSubscription, usersOfCustomer } from '../persistence/subscriptions.js';

/**
 * D12: one event of the payment provider. Each counts once, by its id. The state is computed from all events of the
 * customer together, so their order of arrival does not matter. A subscription of an account that was closed, and
 * maybe erased, meanwhile is cancelled by CancelOwed (D37): a checkout may end at any time later.
 */
@Injectable()
export class ApplyEvent {
  private readonly logger = new Logger('ApplyEvent');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly prices: Prices,
    private readonly news: SessionNews,
  ) {}

  async execute(told: BillingFact): Promise<void> {
    const users = await this.unitOfWork.run(async (tx) => {
      await lockCustomer(tx, told.customer);
      if (!(await insertEvent(tx, told))) return [];
      const states = foldSubscriptions(await eventsOfCustomer(tx, told.customer));
      const named = states.flatMap(({ user }) => user ?? []);
      const known = await lockUsers(tx, [...named, ...(await usersOfCustomer(tx, told.customer))]);
      for (const state of states) {
        const plan = this.prices.planOf(state.price);
        if (state.price && !plan) this.logger.warn(`${told.id}: the price ${state.price} is no plan of ours`);
        await saveSubscription(tx, state, plan);
      }
      for (const user of known) await refreshPlan(tx, user);
      await settleOwed(
        tx,
        states.flatMap(({ id, standing }) => (standing === 'encerrada' ? id : [])),
      );
      await oweThoseOfClosed(tx, states);
      if (named.some((user) => !known.includes(user)))
        this.logger.warn(`${told.id}: a subscription of nobody who is here`);
      return known;
    });
    // Rights are in the internal token: they count at the next call, on every gateway (D8, D13).
    for (const user of users) await this.news.publish({ user });
  }
}
