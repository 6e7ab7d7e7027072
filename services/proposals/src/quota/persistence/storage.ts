import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { EVENT_BYTES } from '../domain/storage.js';

// Signed versions are kept by law and don't count; neither does what was deleted. The length of what is stored is known
// without reading it.
const usedStatement = statement(
  'storage-used',
  `SELECT (
     SELECT coalesce(sum(p.chain_len::float8 * ${EVENT_BYTES} + coalesce(v.bytes, 0)), 0)
     FROM proposals p LEFT JOIN LATERAL (
       SELECT sum(octet_length(conteudo))::float8 AS bytes FROM proposal_versions WHERE proposal_id = p.id
     ) v ON p.status <> 'aceito'
     WHERE p.user_id = $1 AND p.excluido_em IS NULL
   ) + (SELECT coalesce(sum(bytes), 0)::float8 FROM asset_givers WHERE user_id = $1) AS bytes`,
);

/** Bytes that this owner takes up, as far as they count. */
export const storageUsed = async (db: Queryable, userId: string): Promise<number> =>
  (await one<{ bytes: number }>(db, usedStatement, [userId]))?.bytes ?? 0;
