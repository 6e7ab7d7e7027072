import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import { EVENT, EVENT_CTES, type NewEvent, WHERE_CHAIN } from '../event-ctes.js';

type Chain = Pick<ProposalEntity, 'chain_len' | 'chain_head'> & { now: Date };

// A deleted proposal gets no further events, and its owner cannot read its history (D21).
const p = parameters<Pick<ProposalEntity, 'id'>>();
const lockStatement = statement(
  'event-lock-chain',
  sql`SELECT chain_len, chain_head, agora() AS now FROM proposals WHERE id = ${p.id} AND excluido_em IS NULL FOR UPDATE`,
).returning<Chain>();
export const lockChain = (tx: Tx, id: string): Promise<Chain | null> => one(tx, lockStatement, { id });

const writeStatement = statement(
  'event-write-alone',
  sql`WITH ${EVENT_CTES}
   UPDATE proposals SET chain_len = ${EVENT.seq}, chain_head = ${EVENT.hash} WHERE ${WHERE_CHAIN}`,
);
/** An event that changes nothing else: no atualizado_em. The proposal's row is locked. */
export async function writeEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.query(writeStatement, { event });
}
