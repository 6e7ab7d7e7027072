import { TIMELINES } from '@acordo/brazil/catalogue';

/** D46: what `prazo` stores for an option; a text of its own stays as it is. */
export function toPrazo(timeline: string): string {
  return TIMELINES.find((option) => option.value === timeline)?.label ?? timeline;
}

/** The option of a stored `prazo`; an unknown text is its own option (D46). */
export function toTimeline(prazo: string): string {
  return TIMELINES.find((option) => option.label === prazo)?.value ?? prazo;
}

/** Options of the field: the catalogue's, and the stored one where it is none of them. */
export function timelineOptions(current: string): { value: string; label: string }[] {
  const known = TIMELINES.some((option) => option.value === current);
  const own = known || current === '' ? [] : [{ value: current, label: current }];
  return [...TIMELINES, ...own];
}
