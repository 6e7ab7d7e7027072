import { parameters, type Sql, sql } from '@acordo/service-kit/database/sql';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ProposalEntity } from '../../database/entities/proposal.js';
import { SIGNED } from '../../states/domain/decisions.js';
import { inStates } from '../../states/state-sql.js';

/** A proposal locked until the transaction ends. `status` as stored. */
export type HeldRow = Pick<ProposalEntity, 'id' | 'status' | 'link_id' | 'chain_len' | 'chain_head'> & {
  /** Already removed from its owner's list. */
  deleted: boolean;
  now: Date;
};

const p = parameters<{ userId: string; years: number; most: number }>();

// agora() is outside of the part that waits for locks, so the instant is after the wait.
const hold = <Values extends object>(name: string, from: Sql<Values>) =>
  statement(
    name,
    sql`WITH p AS MATERIALIZED (${from} FOR UPDATE OF p)
     SELECT id, status, link_id, excluido_em IS NOT NULL AS deleted, chain_len, chain_head, agora() AS now FROM p`,
  ).returning<HeldRow>();

const linkedStatement = hold(
  'held-linked',
  sql`SELECT p.* FROM proposals p WHERE p.user_id = ${p.userId} AND p.excluido_em IS NULL AND p.link_id IS NOT NULL
     AND NOT ${inStates('p.status', SIGNED)} ORDER BY p.id LIMIT ${p.most}`,
);
/** An owner's unsigned proposals with a link. */
export const holdLinked = (tx: Tx, userId: string, most: number): Promise<HeldRow[]> =>
  tx.query(linkedStatement, { userId, most });

// Every content has a title (D41); an erased one has none.
const filledStatement = hold(
  'held-filled',
  sql`SELECT p.* FROM proposals p WHERE p.user_id = ${p.userId} AND p.titulo <> '' ORDER BY p.id LIMIT ${p.most}`,
);
/** An owner's proposals whose content was not erased, deleted signed ones included. */
export const holdFilled = (tx: Tx, userId: string, most: number): Promise<HeldRow[]> =>
  tx.query(filledStatement, { userId, most });

const expiredStatement = hold(
  'held-expired',
  sql`SELECT p.* FROM signatures s JOIN proposals p ON p.id = s.proposal_id AND NOT p.apagar_registro
   WHERE s.em < (SELECT agora() - make_interval(years => ${p.years})) ORDER BY s.em LIMIT ${p.most}`,
);
/** Proposals that were signed so many years ago. */
export const holdExpired = (tx: Tx, years: number, most: number): Promise<HeldRow[]> =>
  tx.query(expiredStatement, { years, most });
