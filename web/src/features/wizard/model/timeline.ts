import { TIMELINES } from '@acordo/brazil/catalogue';
import { COPY } from '../copy';

/** The option for a number of days of the owner's own (P109). */
export const OWN_TIMELINE = 'outro';
const MAX_DAYS = 999;
const DAYS = /^([1-9]\d{0,2}) dias?$/;

/** The form's two fields: an option, and the days of OWN_TIMELINE as typed. */
export interface Timeline {
  timeline: string;
  timelineDays: string;
}

/** D46: what `prazo` stores for an option; a text of its own stays as it is. '' while the days are invalid. */
export function toPrazo({ timeline, timelineDays }: Timeline): string {
  if (timeline !== OWN_TIMELINE)
    return TIMELINES.find((option) => option.value === timeline)?.label ?? timeline.trim();
  const days = daysOf(timelineDays);
  return days === null ? '' : days === 1 ? '1 dia' : `${days} dias`;
}

/** The fields of a stored `prazo`; a text that is neither an option nor a number of days is its own option (D46). */
export function toTimeline(prazo: string): Timeline {
  const option = TIMELINES.find(({ label }) => label === prazo);
  const days = DAYS.exec(prazo)?.[1];
  if (option || !days) return { timeline: option?.value ?? prazo, timelineDays: '' };
  return { timeline: OWN_TIMELINE, timelineDays: days };
}

/** A whole number of 1 to 999 days, also typed as '45 dias'; null for anything else. */
export function daysOf(typed: string): number | null {
  const found = /^0*([1-9]\d{0,2})(?:\s*dias?)?$/i.exec(typed.trim());
  const days = Number(found?.[1]);
  return found && days <= MAX_DAYS ? days : null;
}

/** Options of the field: the catalogue's, the stored one where it is none of them, and that for other days. */
export function timelineOptions(current: string): { value: string; label: string }[] {
  const known = current === OWN_TIMELINE || TIMELINES.some((option) => option.value === current);
  const own = known || current === '' ? [] : [{ value: current, label: current }];
  return [...TIMELINES, ...own, { value: OWN_TIMELINE, label: COPY.project.otherTimeline }];
}
