import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { EVENT_CTES, eventAt, eventValues, type NewEvent, WHERE_CHAIN } from '../event-ctes.js';

interface Chain {
  chain_len: number;
  chain_head: Buffer;
  agora: Date;
}

// A deleted proposal is a tombstone with nothing to tell, and its owner reads no history of it (D21).
const lockStatement = statement(
  'event-lock-chain',
  `SELECT chain_len, chain_head, agora() AS agora FROM proposals WHERE id = $1 AND excluido_em IS NULL FOR UPDATE`,
);
export const lockChain = (tx: Tx, proposalId: string): Promise<Chain | null> =>
  one<Chain>(tx, lockStatement, [proposalId]);

const writeStatement = statement(
  'event-write-alone',
  `WITH ${EVENT_CTES}
   UPDATE proposals SET chain_len = ${eventAt('seq')}, chain_head = ${eventAt('hash')} WHERE ${WHERE_CHAIN}`,
);
/** An event that changes nothing else: no atualizado_em. The proposal's row is locked. */
export async function writeEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(writeStatement, eventValues(event));
}
