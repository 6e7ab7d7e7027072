import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { EVENT_BYTES } from '../domain/storage.js';

/**
 * Bytes that an owner takes up, as far as they count, for a statement of its own or as a part of one, which then does not see
 * what it writes itself. Signed versions are kept by law and don't count; neither does what was deleted. `owner`: the place of
 * the id. The length of what is stored is known without reading it.
 */
export const usedBytes = (owner: string): string => `(
     SELECT coalesce(sum(p.chain_len::float8 * ${EVENT_BYTES} + coalesce(v.bytes, 0)), 0)
     FROM proposals p LEFT JOIN LATERAL (
       SELECT sum(octet_length(conteudo))::float8 AS bytes FROM proposal_versions WHERE proposal_id = p.id
     ) v ON p.status <> 'aceito'
     WHERE p.user_id = ${owner} AND p.excluido_em IS NULL
   ) + (SELECT coalesce(sum(bytes), 0)::float8 FROM asset_givers WHERE user_id = ${owner})`;

const usedStatement = statement('storage-used', `SELECT ${usedBytes('$1')} AS bytes`);

export const storageUsed = async (db: Queryable, userId: string): Promise<number> =>
  (await one<{ bytes: number }>(db, usedStatement, [userId]))?.bytes ?? 0;
