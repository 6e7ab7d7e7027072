import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { ChainedEvent } from '../../history/domain/event.js';

const eventsStatement = statement(
  'signed-record-events',
  `SELECT proposal_id, seq, tipo, em, hash_anterior, hash_detalhes, hash FROM proposal_events
   WHERE proposal_id = $1 AND seq <= $2 ORDER BY seq`,
);
/** The history up to and including this event. */
export const eventsUpTo = (db: Queryable, proposalId: string, seq: number): Promise<ChainedEvent[]> =>
  db.query<ChainedEvent>(eventsStatement, [proposalId, seq]);
