import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { TAIL_MOST, type TailEvent } from './domain/tail.js';

export interface Tail {
  events: TailEvent[];
  /** Whether somebody may have the version that was asked for, which stays so until the transaction ends. */
  vista: boolean;
}

const tailStatement = statement(
  'history-tail',
  `SELECT e.proposal_id, e.seq, e.tipo, e.em, e.hash_anterior, e.hash_detalhes, e.hash, d.sal, d.detalhes,
     (SELECT coalesce(segura_versao($1, $2), true)) AS vista
   FROM (SELECT * FROM proposal_events WHERE proposal_id = $1 ORDER BY seq DESC LIMIT ${TAIL_MOST}) e
   LEFT JOIN event_details d ON d.proposal_id = e.proposal_id AND d.seq = e.seq ORDER BY e.seq`,
);

/** The end of a locked proposal's history, and how this version stands (null: of no interest). */
export async function readTail(tx: Tx, proposalId: string, versao: number | null): Promise<Tail> {
  const rows = await tx.query<TailEvent & { vista: boolean }>(tailStatement, [proposalId, versao]);
  return { events: rows, vista: rows[0]?.vista ?? true };
}
