import { ARCHIVE_DAYS } from '@acordo/contracts/http/auth/export';
import type { Database } from '@acordo/service-kit/database/database';
import { parameters, raw, type Sql, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { ExportEntity } from '../../database/entities/export.js';
import { ExportChunkEntity } from '../../database/entities/export-chunk.js';

export type Archive = Pick<ExportEntity, 'id' | 'situacao' | 'pedacos' | 'pronto_em'> & {
  bytes: number;
  /** Begun more than a day ago: another may be begun. */
  is_old: boolean;
  /** Failed so recently that another attempt would fail as well. */
  is_recent: boolean;
};

const p = parameters<{ id: string; userId: string; most: number }>();
const KEPT = raw(`interval '${ARCHIVE_DAYS} days'`);

const newest = (name: string, which: Sql) =>
  statement(
    name,
    sql`SELECT id, situacao, bytes::float8 AS bytes, pedacos, pronto_em, criado_em < agora() - interval '1 day' AS is_old,
       criado_em > agora() - interval '1 hour' AS is_recent
     FROM exports WHERE user_id = ${p.userId} AND ${which} ORDER BY criado_em DESC LIMIT 1`,
  ).returning<Archive>();
const readyStatement = newest('export-ready', sql`situacao = 'pronto' AND pronto_em > agora() - ${KEPT}`);
const runningStatement = newest('export-running', sql`situacao = 'preparando'`);
const failedStatement = newest('export-failed', sql`situacao = 'falhou'`);
export const readyArchive = (db: Queryable, userId: string) => one(db, readyStatement, { userId });
export const runningArchive = (db: Queryable, userId: string) => one(db, runningStatement, { userId });
export const failedArchive = (db: Queryable, userId: string) => one(db, failedStatement, { userId });

// Of two concurrent calls one begins it.
const beginStatement = statement(
  'export-begin',
  sql`INSERT INTO exports (id, user_id) VALUES (${p.id}, ${p.userId})
   ON CONFLICT (user_id) WHERE situacao = 'preparando' DO NOTHING`,
);
export const beginArchive = (tx: Tx, id: string, userId: string) => tx.query(beginStatement, { id, userId });

const purgeStatement = statement(
  'export-purge',
  sql`DELETE FROM exports WHERE id IN (
     SELECT id FROM exports WHERE pronto_em < agora() - ${KEPT}
       OR (situacao = 'falhou' AND criado_em < agora() - interval '1 day')
     LIMIT ${p.most} FOR UPDATE SKIP LOCKED) RETURNING id`,
);
/** How many expired ones were deleted. */
export const purgeArchives = async (db: Queryable, most: number): Promise<number> =>
  (await db.query(purgeStatement, { most })).length;

/** Null if the archive was deleted meanwhile. */
export const readChunk = async (database: Database, export_id: string, seq: number): Promise<Buffer | null> =>
  (await database.repository(ExportChunkEntity).findOneBy({ export_id, seq }))?.conteudo ?? null;
