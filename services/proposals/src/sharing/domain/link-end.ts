import { daysLeft, endOfDayAfter } from '@acordo/brazil/dates';

/** D15: days that a link is valid, and days below which the count starts again. */
const VALID_DAYS = 30;
const FEWEST_DAYS_LEFT = 7;

export interface LinkBirth {
  createdAt: Date;
  now: Date;
  hadLink: boolean;
}

/**
 * The last second of a new link: 23:59:59 São Paulo of the 30th day after the proposal's creation; after today, where
 * less than 7 days of that are left or the proposal had a link before (D15).
 */
export function linkEnd({ createdAt, now, hadLink }: LinkBirth): Date {
  const end = endOfDayAfter(createdAt, VALID_DAYS);
  const fromToday = hadLink || daysLeft(end, now) < FEWEST_DAYS_LEFT;
  return fromToday ? endOfDayAfter(now, VALID_DAYS) : end;
}
