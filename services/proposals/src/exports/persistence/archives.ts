import { ARCHIVE_DAYS } from '@acordo/contracts/http/auth/export';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';

export interface Archive {
  id: string;
  situacao: 'preparando' | 'pronto' | 'falhou';
  bytes: number;
  pedacos: number;
  pronto_em: Date | null;
  /** Begun more than a day ago: another may be begun. */
  de_ontem: boolean;
  /** Failed so short a time ago that another try would fail as well. */
  recente: boolean;
}

const newest = (name: string, situacao: string, more = '') =>
  statement(
    name,
    `SELECT id, situacao, bytes::float8 AS bytes, pedacos, pronto_em, criado_em < agora() - interval '1 day' AS de_ontem,
       criado_em > agora() - interval '1 hour' AS recente
     FROM exports WHERE user_id = $1 AND situacao = '${situacao}' ${more} ORDER BY criado_em DESC LIMIT 1`,
  );
const readyStatement = newest(
  'export-ready',
  'pronto',
  `AND pronto_em > agora() - interval '${ARCHIVE_DAYS} days'`,
);
const runningStatement = newest('export-running', 'preparando');
const failedStatement = newest('export-failed', 'falhou');
export const readyArchive = (db: Queryable, userId: string) => one<Archive>(db, readyStatement, [userId]);
export const runningArchive = (db: Queryable, userId: string) => one<Archive>(db, runningStatement, [userId]);
export const failedArchive = (db: Queryable, userId: string) => one<Archive>(db, failedStatement, [userId]);

// Of two calls at once one begins it.
const beginStatement = statement(
  'export-begin',
  `INSERT INTO exports (id, user_id) VALUES ($1, $2)
   ON CONFLICT (user_id) WHERE situacao = 'preparando' DO NOTHING`,
);
export const beginArchive = (tx: Tx, id: string, userId: string) => tx.query(beginStatement, [id, userId]);

const purgeStatement = statement(
  'export-purge',
  `DELETE FROM exports WHERE id IN (
     SELECT id FROM exports WHERE pronto_em < agora() - interval '${ARCHIVE_DAYS} days'
       OR (situacao = 'falhou' AND criado_em < agora() - interval '1 day')
     LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id`,
);
/** How many of those whose time is over went. */
export const purgeArchives = async (db: Queryable, most: number): Promise<number> =>
  (await db.query(purgeStatement, [most])).length;

const chunkStatement = statement(
  'export-chunk',
  'SELECT conteudo FROM export_chunks WHERE export_id = $1 AND seq = $2',
);
/** Null where the archive is gone meanwhile. */
export const readChunk = async (db: Queryable, id: string, seq: number): Promise<Buffer | null> =>
  (await one<{ conteudo: Buffer }>(db, chunkStatement, [id, seq]))?.conteudo ?? null;
