import { daysLeft, formatDate } from '@acordo/brazil/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** After more days than these a date says more. */
const LONGEST_DAYS = 30;

/** How long ago an instant was, in words: 'há 2 h' (P112). Days are São Paulo's (D3); a clock that is behind shows 'agora'. */
export function agoOf(instant: string, now: number): string {
  const past = now - Date.parse(instant);
  if (past < MINUTE) return 'agora';
  if (past < HOUR) return `há ${Math.floor(past / MINUTE)} min`;
  if (past < DAY) return `há ${Math.floor(past / HOUR)} h`;
  const days = daysLeft(new Date(now), instant);
  if (days <= 1) return 'ontem';
  return days <= LONGEST_DAYS ? `há ${days} dias` : `em ${formatDate(instant)}`;
}
