import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { HELD_ACCOUNT_CTE } from '../../accounts/open-account.js';
import type { ExportEntity } from '../../database/entities/export.js';

/** How long an attempt may write nothing before another begins, in case its process was killed. */
const LEASE = raw(`interval '5 minutes'`);

/** One attempt to make an archive; what it writes counts only while it is the newest one. */
export type Try = Pick<ExportEntity, 'id' | 'user_id' | 'tentativas'> & { now: Date };

// Pieces of an earlier attempt are deleted: the data may have changed since.
const claimStatement = statement(
  'export-claim',
  sql`WITH turn AS (
     SELECT id FROM exports WHERE situacao = 'preparando' AND tentar_em <= agora()
     ORDER BY criado_em LIMIT 1 FOR UPDATE SKIP LOCKED
   ), cleared AS (
     DELETE FROM export_chunks c USING turn WHERE c.export_id = turn.id
   )
   UPDATE exports e SET tentativas = e.tentativas + 1, tentar_em = agora() + ${LEASE}
   FROM turn WHERE e.id = turn.id RETURNING e.id, e.user_id, e.tentativas, agora() AS now`,
).returning<Try>();
export const claimTry = (tx: Tx): Promise<Try | null> => one(tx, claimStatement);

const p = parameters<
  Try & { seq: number; content: Buffer; chunks: number; bytes: number; seconds: number; uncounted: number }
>();
const IS_MINE = sql`id = ${p.id} AND tentativas = ${p.tentativas} AND situacao = 'preparando'`;

const writeStatement = statement(
  'export-write-chunk',
  sql`WITH ${HELD_ACCOUNT_CTE}, mine AS (
     UPDATE exports SET tentar_em = agora() + ${LEASE} FROM account WHERE account.is_open AND ${IS_MINE} RETURNING id
   )
   INSERT INTO export_chunks (export_id, seq, conteudo) SELECT id, ${p.seq}, ${p.content} FROM mine RETURNING seq`,
);
/** False if this is not the newest attempt any more, or the account was closed (D37). */
export const writeChunk = async (db: Queryable, mine: Try, seq: number, content: Buffer): Promise<boolean> =>
  (await one(db, writeStatement, { ...mine, ownerId: mine.user_id, seq, content })) !== null;

// An older one is no longer available (docs/decisions/0029).
const finishStatement = statement(
  'export-finish',
  sql`WITH ready AS (
     UPDATE exports SET situacao = 'pronto', pronto_em = agora(), pedacos = ${p.chunks}, bytes = ${p.bytes} WHERE ${IS_MINE}
     RETURNING id, user_id, pronto_em
   ), older AS (
     DELETE FROM exports e USING ready WHERE e.user_id = ready.user_id AND e.situacao = 'pronto' AND e.id <> ready.id
   )
   SELECT pronto_em FROM ready`,
).returning<{ pronto_em: Date }>();
/** Null as for `writeChunk`. */
export const finishTry = (tx: Tx, mine: Try, chunks: number, bytes: number) =>
  one(tx, finishStatement, { ...mine, chunks, bytes });

const laterStatement = statement(
  'export-later',
  sql`UPDATE exports SET tentar_em = agora() + make_interval(secs => ${p.seconds}),
     tentativas = tentativas - ${p.uncounted}::int WHERE ${IS_MINE}`,
);
/** Another attempt after this many seconds; an interrupted one does not count. */
export const tryLater = (db: Queryable, mine: Try, seconds: number, uncounted: boolean) =>
  db.query(laterStatement, { ...mine, seconds, uncounted: uncounted ? 1 : 0 });

const giveUpStatement = statement(
  'export-give-up',
  sql`WITH given_up AS (UPDATE exports SET situacao = 'falhou', criado_em = agora() WHERE ${IS_MINE} RETURNING id)
   DELETE FROM export_chunks c USING given_up WHERE c.export_id = given_up.id`,
);
export const giveUp = (db: Queryable, mine: Try) => db.query(giveUpStatement, mine);
