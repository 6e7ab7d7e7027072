/**
 * What an event of the payment provider says about a subscription, and nothing else of it: no name, no e-mail, no card.
 * Instants are seconds since 1970, as the provider counts them.
 */
export type Fact =
  /** A checkout was finished; it alone knows which user paid (D12: `client_reference_id`). */
  | { kind: 'checkout'; subscription: string; user: string | null }
  /** How the subscription stood at that moment. */
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
  /** A payment was given back as a whole. */
  | { kind: 'refunded'; invoice: string | null };

/** A fact with where it comes from. Its order among others is decided by `at`, never by when it arrived. */
export interface Told {
  /** The event's id at the provider. */
  id: string;
  customer: string;
  at: number;
  fact: Fact;
}
