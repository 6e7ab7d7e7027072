import type { SoldPlans } from './domain/setup-gaps.js';

interface Setup extends SoldPlans {
  apiUrl: string;
}

/** What the operator has set up for paid plans (D12), as something to inject. */
export class BillingSetup {
  constructor(readonly value: Setup) {}
}
