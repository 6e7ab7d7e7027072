import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { ChainedEvent, Details } from '../domain/event.js';

/** A proposal as its history must end. */
export interface ChainRow {
  id: string;
  chain_len: number;
  chain_head: Buffer;
}

/** An event with its details, which are null once erased. */
export type StoredEvent = ChainedEvent & { [Name in keyof Details]: Details[Name] | null };

const pageStatement = statement(
  'history-chains',
  'SELECT id, chain_len, chain_head FROM proposals WHERE id > $1 ORDER BY id LIMIT $2',
);
/** Deleted proposals too: their history stays (D21). */
export const chainsAfter = (db: Queryable, id: string, most: number): Promise<ChainRow[]> =>
  db.query<ChainRow>(pageStatement, [id, most]);

const eventsStatement = statement(
  'history-stored-events',
  `SELECT e.proposal_id, e.seq, e.tipo, e.em, e.hash_anterior, e.hash_detalhes, e.hash, d.sal, d.detalhes
   FROM proposal_events e LEFT JOIN event_details d ON d.proposal_id = e.proposal_id AND d.seq = e.seq
   WHERE e.proposal_id = ANY($1::uuid[]) ORDER BY e.proposal_id, e.seq`,
);
export const storedEvents = (db: Queryable, ids: readonly string[]): Promise<StoredEvent[]> =>
  db.query<StoredEvent>(eventsStatement, [ids]);
