import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { SIGNED } from '../../states/domain/answers.js';
import { inStates } from '../../states/state-sql.js';

const insert = statement(
  'closure-insert',
  `INSERT INTO account_closures (user_id, fechada_em, apagar_em) VALUES ($1, $2, $3) ON CONFLICT (user_id) DO NOTHING`,
);
export const insertClosure = (
  tx: Tx,
  { user_id, fechada_em, apagar_em }: { user_id: string; fechada_em: string; apagar_em: string },
) => tx.query(insert, [user_id, fechada_em, apagar_em]);

interface Owner {
  user_id: string;
}

// Of another copy's work at the same account nothing is seen here; there is always enough for all.
const lockDue = statement(
  'closure-lock-due',
  `SELECT user_id FROM account_closures WHERE apagado_em IS NULL AND informado_em IS NULL AND apagar_em <= agora()
   ORDER BY apagar_em LIMIT 1 FOR UPDATE SKIP LOCKED`,
);
/** A closed account whose time has come, held until the transaction ends. */
export const lockDueClosure = async (tx: Tx): Promise<string | null> =>
  (await one<Owner>(tx, lockDue))?.user_id ?? null;

const done = statement('closure-done', 'UPDATE account_closures SET apagado_em = agora() WHERE user_id = $1');
export const closureDone = (tx: Tx, userId: string) => tx.query(done, [userId]);

const unreported = statement(
  'closure-unreported',
  `SELECT user_id FROM account_closures c WHERE apagado_em IS NOT NULL AND informado_em IS NULL AND NOT EXISTS (
     SELECT 1 FROM proposals p WHERE p.user_id = c.user_id
       AND (p.apagar_detalhes OR p.apagar_versoes OR p.apagar_registro))
   ORDER BY apagado_em LIMIT $1`,
);
/** Accounts of which nothing is left here, not even what waits for the erasure role. */
export const unreportedClosures = async (db: Queryable, most: number): Promise<string[]> =>
  (await db.query<Owner>(unreported, [most])).map(({ user_id }) => user_id);

const reported = statement(
  'closure-reported',
  'UPDATE account_closures SET informado_em = agora() WHERE user_id = $1 AND informado_em IS NULL',
);
export const closureReported = (db: Queryable, userId: string) => db.query(reported, [userId]);

const withLinks = statement(
  'closure-with-links',
  `SELECT user_id FROM account_closures c WHERE apagado_em IS NULL AND informado_em IS NULL AND EXISTS (
     SELECT 1 FROM proposals p WHERE p.user_id = c.user_id AND p.excluido_em IS NULL AND p.link_id IS NOT NULL
       AND NOT ${inStates('p.status', SIGNED)})
   LIMIT 100`,
);
/** Closed accounts of which an unsigned link lives: a call that was under way while the account was closed made it. */
export const closuresWithLinks = async (db: Queryable): Promise<string[]> =>
  (await db.query<Owner>(withLinks)).map(({ user_id }) => user_id);
