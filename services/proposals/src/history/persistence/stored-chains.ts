import { parameters, sql } from '@acordo/service-kit/database/sql';
import { type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import type { StoredEvent } from '../domain/event.js';

/** A proposal as its history must end. */
export type ChainRow = Pick<ProposalEntity, 'id' | 'chain_len' | 'chain_head'>;

const p = parameters<{ after: string; most: number; ids: readonly string[] }>();
const pageStatement = statement(
  'history-chains',
  sql`SELECT id, chain_len, chain_head FROM proposals WHERE id > ${p.after} ORDER BY id LIMIT ${p.most}`,
).returning<ChainRow>();
/** Deleted proposals too: their history stays (D21). */
export const chainsAfter = (db: Queryable, after: string, most: number): Promise<ChainRow[]> =>
  db.query(pageStatement, { after, most });

const eventsStatement = statement(
  'history-stored-events',
  sql`SELECT e.proposal_id, e.seq, e.tipo, e.em, e.hash_anterior, e.hash_detalhes, e.hash, d.sal, d.detalhes
   FROM proposal_events e LEFT JOIN event_details d ON d.proposal_id = e.proposal_id AND d.seq = e.seq
   WHERE e.proposal_id = ANY(${p.ids}::uuid[]) ORDER BY e.proposal_id, e.seq`,
).returning<StoredEvent>();
export const storedEvents = (db: Queryable, ids: readonly string[]): Promise<StoredEvent[]> =>
  db.query(eventsStatement, { ids });
