import { daysLeft, endOfDayAfter } from '@acordo/brazil/dates';
import { VALIDITY_DAYS } from '@acordo/contracts/http/propostas/terms';

/** D15: days below which the count starts again. */
const FEWEST_DAYS_LEFT = 7;

export interface LinkBirth {
  createdAt: Date;
  now: Date;
  hadLink: boolean;
  /** The owner's choice for this proposal; null: the usual 30. */
  validDays: number | null;
}

/**
 * The last second of a new link: 23:59:59 São Paulo of the last valid day after the proposal's creation; after today, where
 * less than 7 days of that are left or the proposal had a link before (D15).
 */
export function linkEnd({ createdAt, now, hadLink, validDays }: LinkBirth): Date {
  const days = validDays ?? VALIDITY_DAYS.usual;
  const end = endOfDayAfter(createdAt, days);
  const fromToday = hadLink || daysLeft(end, now) < FEWEST_DAYS_LEFT;
  return fromToday ? endOfDayAfter(now, days) : end;
}
