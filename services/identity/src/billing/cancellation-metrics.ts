import { gauge } from '@acordo/service-kit/health/metrics';

/** Cancellations that the provider has not confirmed, those of them that failed at least once, and the oldest one's age. */
export interface OwedCounts {
  owed: number;
  failing: number;
  /** Seconds. */
  oldest: number;
}

const owed = gauge(
  'acordo_cancellations_owed',
  'Subscriptions of closed accounts that the payment provider has not cancelled yet, by whether a try failed.',
  ['failing'],
);
const oldest = gauge(
  'acordo_cancellations_oldest_seconds',
  'Age of the oldest subscription of a closed account that was not cancelled yet.',
);

export function showOwed(counts: OwedCounts): void {
  owed.set({ failing: 'no' }, counts.owed - counts.failing);
  owed.set({ failing: 'yes' }, counts.failing);
  oldest.set(counts.oldest);
}
