/**
 * The facts of a payment provider's event about a subscription, and nothing else: no name, no email, no card.
 * Instants are seconds since 1970, as the provider counts them.
 */
export type Fact =
  /** A checkout was finished; only this event names the user who paid (D12: `client_reference_id`). */
  | { kind: 'checkout'; subscription: string; user: string | null }
  /** The subscription's state at that moment. */
  | {
      kind: 'standing';
      subscription: string;
      status: string;
      price: string | null;
      periodEnd: number | null;
      cancelAt: number | null;
      endedAt: number | null;
    }
  | { kind: 'paid'; subscription: string; invoice: string; price: string | null; periodEnd: number | null }
  | { kind: 'unpaid'; subscription: string; invoice: string }
  /** A payment was refunded in full. */
  | { kind: 'refunded'; invoice: string | null };

/** A fact with where it comes from. Its order among others is decided by `at`, never by when it arrived. */
export interface BillingFact {
  /** The event's id at the provider. */
  id: string;
  customer: string;
  at: number;
  fact: Fact;
}
