import { EVENTS_MAX, type EventType, VIEW_EVENTS_MAX } from '@acordo/contracts/http/propostas/events';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { StoredEvent } from './stored-chains.js';

export type EventRow = StoredEvent & { tipo: EventType };

// The newest of both kinds, so that a link that is looked at every day doesn't push out what people did.
const ownEventsStatement = statement(
  'history-own',
  `WITH p AS MATERIALIZED (
     SELECT id FROM proposals WHERE id = $1 AND user_id = $2 AND excluido_em IS NULL
   ), lista AS (
     (SELECT e.* FROM proposal_events e JOIN p ON p.id = e.proposal_id
      WHERE e.tipo <> 'vista' ORDER BY e.seq DESC LIMIT ${EVENTS_MAX})
     UNION ALL
     (SELECT e.* FROM proposal_events e JOIN p ON p.id = e.proposal_id
      WHERE e.tipo = 'vista' ORDER BY e.seq DESC LIMIT ${VIEW_EVENTS_MAX})
   )
   SELECT lista.*, d.sal, d.detalhes FROM lista
   LEFT JOIN event_details d ON d.proposal_id = lista.proposal_id AND d.seq = lista.seq
   ORDER BY lista.seq`,
);

/** Oldest first. Throws PROPOSAL_NOT_FOUND: every proposal that there is has at least its creation. */
export async function ownEvents(db: Queryable, id: string, userId: string): Promise<EventRow[]> {
  const rows = await db.query<EventRow>(ownEventsStatement, [id, userId]);
  if (rows.length === 0) throw new AppError('PROPOSAL_NOT_FOUND');
  return rows;
}
