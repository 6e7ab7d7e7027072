import { EVENTS_MAX, type EventType, VIEW_EVENTS_MAX } from '@acordo/contracts/http/propostas/events';
import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { StoredEvent } from '../domain/event.js';

export type EventRow = StoredEvent & { tipo: EventType };

// The newest of both kinds, so that many views don't displace other events.
const p = parameters<Pick<ProposalEntity, 'id' | 'user_id'>>();
const ownEventsStatement = statement(
  'history-own',
  sql`WITH p AS MATERIALIZED (
     SELECT id FROM proposals WHERE id = ${p.id} AND user_id = ${p.user_id} AND excluido_em IS NULL
   ), listed AS (
     (SELECT e.* FROM proposal_events e JOIN p ON p.id = e.proposal_id
      WHERE e.tipo <> 'vista' ORDER BY e.seq DESC LIMIT ${raw(EVENTS_MAX)})
     UNION ALL
     (SELECT e.* FROM proposal_events e JOIN p ON p.id = e.proposal_id
      WHERE e.tipo = 'vista' ORDER BY e.seq DESC LIMIT ${raw(VIEW_EVENTS_MAX)})
   )
   SELECT listed.*, d.sal, d.detalhes FROM listed
   LEFT JOIN event_details d ON d.proposal_id = listed.proposal_id AND d.seq = listed.seq
   ORDER BY listed.seq`,
).returning<EventRow>();

/** Oldest first. Throws PROPOSAL_NOT_FOUND: every existing proposal has at least its creation. */
export async function ownEvents(db: Queryable, id: string, userId: string): Promise<EventRow[]> {
  const rows = await db.query(ownEventsStatement, { id, user_id: userId });
  if (rows.length === 0) throw new AppError('PROPOSAL_NOT_FOUND');
  return rows;
}
