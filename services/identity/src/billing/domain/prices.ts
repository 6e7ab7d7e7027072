export type PaidPlan = 'mensal' | 'anual';

/** Which plan a price of the payment provider is (D12). The operator may sell other things there: they give no plan. */
export class Prices {
  private readonly plans: ReadonlyMap<string, PaidPlan>;

  constructor(prices: Readonly<Record<PaidPlan, readonly string[]>>) {
    this.plans = new Map(
      (['mensal', 'anual'] as const).flatMap((plan) => prices[plan].map((price) => [price, plan] as const)),
    );
  }

  planOf(price: string | null): PaidPlan | null {
    return price === null ? null : (this.plans.get(price) ?? null);
  }
}
