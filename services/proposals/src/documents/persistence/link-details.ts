import type { Database } from '@acordo/service-kit/database/database';
import { In } from 'typeorm';
import { EventDetailsEntity } from '../../database/entities/event-details.js';
import type { ChainedEvent, Details } from '../../history/domain/event.js';

const OPENS_LINK: readonly string[] = ['link_gerado', 'link_substituido'];

/** What the history says of the links that these events opened, by `seq`; nothing of those whose details were erased. */
export async function linkDetails(
  database: Database,
  proposal_id: string,
  events: readonly ChainedEvent[],
): Promise<Map<number, Details>> {
  const seq = In(events.filter(({ tipo }) => OPENS_LINK.includes(tipo)).map((event) => event.seq));
  const rows = await database.repository(EventDetailsEntity).findBy({ proposal_id, seq });
  return new Map(rows.map((row) => [row.seq, row]));
}
