import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ProposalVersionEntity } from '../database/entities/proposal-version.js';
import type { StoredEvent } from './domain/event.js';
import { TAIL_MOST } from './domain/tail.js';

export interface Tail {
  events: StoredEvent[];
  /** Whether somebody may have the requested version; locked until the transaction ends. */
  vista: boolean;
}

const p = parameters<{ proposalId: string; versao: number | null }>();
const tailStatement = statement(
  'history-tail',
  sql`SELECT e.proposal_id, e.seq, e.tipo, e.em, e.hash_anterior, e.hash_detalhes, e.hash, d.sal, d.detalhes,
     (SELECT coalesce(segura_versao(${p.proposalId}, ${p.versao}), true)) AS vista
   FROM (SELECT * FROM proposal_events WHERE proposal_id = ${p.proposalId} ORDER BY seq DESC LIMIT ${raw(TAIL_MOST)}) e
   LEFT JOIN event_details d ON d.proposal_id = e.proposal_id AND d.seq = e.seq ORDER BY e.seq`,
).returning<StoredEvent & Pick<ProposalVersionEntity, 'vista'>>();

/** The end of a locked proposal's history, and the state of this version (null: not needed). */
export async function readTail(tx: Tx, proposalId: string, versao: number | null): Promise<Tail> {
  const rows = await tx.query(tailStatement, { proposalId, versao });
  return { events: rows, vista: rows[0]?.vista ?? true };
}
