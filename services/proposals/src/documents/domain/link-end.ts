import type { Details } from '../../history/domain/event.js';

/** When this link ends, as the event that opened it says (P123); null where none does. */
export function linkEndOf(linkId: string | null, opened: Iterable<Details>): Date | null {
  for (const { detalhes } of opened) {
    const { link_id, expira_em } = JSON.parse(detalhes) as { link_id?: unknown; expira_em?: unknown };
    const end = new Date(typeof expira_em === 'string' ? expira_em : Number.NaN);
    if (linkId !== null && link_id === linkId && !Number.isNaN(end.getTime())) return end;
  }
  return null;
}
