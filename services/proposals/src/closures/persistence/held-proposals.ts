import type { Status } from '@acordo/contracts/http/propostas/states';
import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { SIGNED } from '../../states/domain/answers.js';
import { inStates } from '../../states/state-sql.js';

/** A proposal that nobody else can change until the transaction ends. */
export interface HeldRow {
  id: string;
  /** As stored. */
  status: Status;
  link_id: string | null;
  /** Gone from its owner's list before. */
  excluida: boolean;
  chain_len: number;
  chain_head: Buffer;
  agora: Date;
}

const COLUMNS = 'id, status, link_id, excluido_em IS NOT NULL AS excluida, chain_len, chain_head';
// agora() stands outside of the part that waits for locks: the instant is the one after waiting.
const hold = (name: string, from: string) =>
  statement(
    name,
    `WITH p AS MATERIALIZED (${from} FOR UPDATE OF p) SELECT ${COLUMNS}, agora() AS agora FROM p`,
  );

const linkedStatement = hold(
  'held-linked',
  `SELECT p.* FROM proposals p WHERE p.user_id = $1 AND p.excluido_em IS NULL AND p.link_id IS NOT NULL
     AND NOT ${inStates('p.status', SIGNED)} ORDER BY p.id LIMIT $2`,
);
/** An owner's unsigned proposals with a link. */
export const holdLinked = (tx: Tx, userId: string, most: number): Promise<HeldRow[]> =>
  tx.query<HeldRow>(linkedStatement, [userId, most]);

// Every content has a title (D41); an erased one has none.
const filledStatement = hold(
  'held-filled',
  `SELECT p.* FROM proposals p WHERE p.user_id = $1 AND p.titulo <> '' ORDER BY p.id LIMIT $2`,
);
/** An owner's proposals whose content was not erased, deleted signed ones included. */
export const holdFilled = (tx: Tx, userId: string, most: number): Promise<HeldRow[]> =>
  tx.query<HeldRow>(filledStatement, [userId, most]);

const expiredStatement = hold(
  'held-expired',
  `SELECT p.* FROM signatures s JOIN proposals p ON p.id = s.proposal_id AND NOT p.apagar_registro
   WHERE s.em < (SELECT agora() - make_interval(years => $1)) ORDER BY s.em LIMIT $2`,
);
/** Proposals that were signed so many years ago. */
export const holdExpired = (tx: Tx, years: number, most: number): Promise<HeldRow[]> =>
  tx.query<HeldRow>(expiredStatement, [years, most]);
