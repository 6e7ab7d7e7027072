import type { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { IsNull } from 'typeorm';
import { AccountClosureEntity } from '../../database/entities/account-closure.js';
import { SIGNED } from '../../states/domain/decisions.js';
import { inStates } from '../../states/state-sql.js';

type Owner = Pick<AccountClosureEntity, 'user_id'>;
type Closed = Owner & { fechada_em: string; apagar_em: string };
const p = parameters<Closed & { most: number }>();
const now = () => 'agora()';

const insert = statement(
  'closure-insert',
  sql`INSERT INTO account_closures (user_id, fechada_em, apagar_em)
   VALUES (${p.user_id}, ${p.fechada_em}, ${p.apagar_em}) ON CONFLICT (user_id) DO NOTHING`,
);
export const insertClosure = (tx: Tx, closed: Closed) => tx.query(insert, closed);

// Another copy's uncommitted work on the same account is not visible here, which is harmless.
const lockDue = statement(
  'closure-lock-due',
  sql`SELECT user_id FROM account_closures WHERE apagado_em IS NULL AND informado_em IS NULL AND apagar_em <= agora()
   ORDER BY apagar_em LIMIT 1 FOR UPDATE SKIP LOCKED`,
).returning<Owner>();
/** A closed account whose erasure is due, locked until the transaction ends. */
export const lockDueClosure = async (tx: Tx): Promise<string | null> =>
  (await one(tx, lockDue))?.user_id ?? null;

export const closureDone = (tx: Tx, user_id: string) =>
  tx.repository(AccountClosureEntity).update({ user_id }, { apagado_em: now });

const unreported = statement(
  'closure-unreported',
  sql`SELECT user_id FROM account_closures c WHERE apagado_em IS NOT NULL AND informado_em IS NULL AND NOT EXISTS (
     SELECT 1 FROM proposals p WHERE p.user_id = c.user_id
       AND (p.apagar_detalhes OR p.apagar_versoes OR p.apagar_registro))
   ORDER BY apagado_em LIMIT ${p.most}`,
).returning<Owner>();
/** Accounts of which nothing is left here, not even what waits for the erasure role. */
export const unreportedClosures = async (db: Queryable, most: number): Promise<string[]> =>
  (await db.query(unreported, { most })).map(({ user_id }) => user_id);

export const closureReported = (database: Database, user_id: string) =>
  database
    .repository(AccountClosureEntity)
    .update({ user_id, informado_em: IsNull() }, { informado_em: now });

const withLinks = statement(
  'closure-with-links',
  sql`SELECT user_id FROM account_closures c WHERE apagado_em IS NULL AND informado_em IS NULL AND EXISTS (
     SELECT 1 FROM proposals p WHERE p.user_id = c.user_id AND p.excluido_em IS NULL AND p.link_id IS NOT NULL
       AND NOT ${inStates('p.status', SIGNED)})
   LIMIT 100`,
).returning<Owner>();
/** Closed accounts with a valid unsigned link: made by a call that was running while the account was closed. */
export const closuresWithLinks = async (db: Queryable): Promise<string[]> =>
  (await db.query(withLinks)).map(({ user_id }) => user_id);
