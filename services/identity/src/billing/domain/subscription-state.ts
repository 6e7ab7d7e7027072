import type { Fact, BillingFact } from './fact.js';

/** D12: seconds that a plan continues after a missed payment. */
export const GRACE_S = 7 * 86_400;

export type Standing = 'pendente' | 'ativa' | 'em_atraso' | 'cancelada' | 'encerrada' | 'reembolsada';

/** The state computed from all events of a subscription. Instants are seconds since 1970. */
export interface SubscriptionState {
  id: string;
  customer: string;
  user: string | null;
  price: string | null;
  standing: Standing;
  periodEnd: number | null;
  /** When it stops giving its plan; null: no end is known. */
  validUntil: number | null;
}

interface Story {
  id: string;
  customer: string;
  user: string | null;
  price: string | null;
  periodEnd: number | null;
  cancelAt: number | null;
  begun: boolean;
  overdueSince: number | null;
  refundedAt: number | null;
  endedAt: number | null;
}

/**
 * Events of one second happened in the order in which the provider does things; between two of one kind the id decides, so
 * that every order of arrival gives the same result.
 */
const RANK: Readonly<Record<Fact['kind'], number>> = {
  checkout: 0,
  standing: 1,
  unpaid: 2,
  paid: 3,
  refunded: 4,
};
const byTime = (a: BillingFact, b: BillingFact) =>
  a.at - b.at || RANK[a.fact.kind] - RANK[b.fact.kind] || (a.id < b.id ? -1 : Number(a.id > b.id));

/** All subscriptions of one customer after all events, in whatever order they arrived. Pure. */
export function foldSubscriptions(told: readonly BillingFact[]): SubscriptionState[] {
  const stories = new Map<string, Story>();
  const invoices = new Map<string, string>();
  for (const { fact } of told)
    if ('invoice' in fact && 'subscription' in fact) invoices.set(fact.invoice, fact.subscription);
  for (const { customer, at, fact } of told.toSorted(byTime)) {
    if (fact.kind === 'refunded') refund(stories, invoices.get(fact.invoice ?? '') ?? null, at);
    else {
      const story = stories.get(fact.subscription) ?? newStory(fact.subscription, customer);
      stories.set(fact.subscription, story);
      tell(story, fact, at);
    }
  }
  return [...stories.values()].map(conclude);
}

const newStory = (id: string, customer: string): Story => ({
  id,
  customer,
  user: null,
  price: null,
  periodEnd: null,
  cancelAt: null,
  begun: false,
  overdueSince: null,
  refundedAt: null,
  endedAt: null,
});

function tell(story: Story, fact: Exclude<Fact, { kind: 'refunded' }>, at: number): void {
  if (fact.kind === 'checkout') story.user ??= fact.user;
  if (story.endedAt !== null) return; // an ended subscription never becomes active again
  if (fact.kind === 'unpaid' && story.begun) story.overdueSince ??= at;
  if (fact.kind === 'paid') {
    story.begun = true;
    story.overdueSince = null;
    story.refundedAt = null;
    story.price ??= fact.price;
    story.periodEnd = Math.max(story.periodEnd ?? 0, fact.periodEnd ?? 0) || null;
  }
  if (fact.kind === 'standing') stand(story, fact, at);
}

function stand(story: Story, fact: Extract<Fact, { kind: 'standing' }>, at: number): void {
  story.price = fact.price ?? story.price;
  story.periodEnd = fact.periodEnd ?? story.periodEnd;
  story.cancelAt = fact.cancelAt;
  switch (fact.status) {
    case 'active':
    case 'trialing':
      story.begun = true;
      story.overdueSince = null;
      break;
    case 'past_due':
    case 'unpaid':
      story.begun = true;
      story.overdueSince ??= at;
      break;
    case 'incomplete':
    case 'paused':
      story.begun = false;
      break;
    default:
      if (isOver(fact.status)) story.endedAt = fact.endedAt ?? at;
  }
}

/** Ended at the provider: nothing is charged for it any more. */
export const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired';

/** Without a known invoice the payment was for what the customer had then. */
function refund(stories: ReadonlyMap<string, Story>, subscription: string | null, at: number): void {
  for (const story of stories.values())
    if (subscription === null || story.id === subscription) story.refundedAt = at;
}

function conclude({ begun, ...story }: Story): SubscriptionState {
  const { id, customer, user, price, periodEnd, overdueSince, refundedAt, endedAt, cancelAt } = story;
  const common = { id, customer, user, price, periodEnd };
  const earliest = (...ends: (number | null)[]) => {
    const known = ends.filter((end) => end !== null);
    return known.length > 0 ? Math.min(...known) : null;
  };
  if (endedAt !== null)
    return { ...common, standing: 'encerrada', validUntil: earliest(endedAt, refundedAt) };
  if (refundedAt !== null) return { ...common, standing: 'reembolsada', validUntil: refundedAt };
  if (!begun) return { ...common, standing: 'pendente', validUntil: null };
  if (overdueSince !== null)
    return { ...common, standing: 'em_atraso', validUntil: earliest(overdueSince + GRACE_S, cancelAt) };
  if (cancelAt !== null) return { ...common, standing: 'cancelada', validUntil: cancelAt };
  // If the event of the renewal is lost, the plan ends as if it had not been paid.
  return { ...common, standing: 'ativa', validUntil: periodEnd === null ? null : periodEnd + GRACE_S };
}
