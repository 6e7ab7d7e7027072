import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { EVENT_BYTES } from '../domain/storage.js';

/**
 * Bytes that an owner takes up, as far as they count, for a statement of its own or as a part of one, which then does not see
 * what it writes itself. A signed version is kept by law and doesn't count; the versions before it do,
 * or one signature would empty an account's room. What was deleted unsigned doesn't count. `owner`: the place of
 * the id. The length of what is stored is known without reading it.
 */
export const usedBytes = (owner: string): string => `(
     SELECT coalesce(sum(p.chain_len::float8 * ${EVENT_BYTES} + coalesce(v.bytes, 0)), 0)
     FROM proposals p LEFT JOIN LATERAL (
       SELECT sum(octet_length(conteudo))::float8 AS bytes FROM proposal_versions WHERE proposal_id = p.id
       AND (p.status <> 'aceito' OR versao <> p.versao)
     ) v ON true
     WHERE p.user_id = ${owner} AND (p.excluido_em IS NULL OR p.status = 'aceito')
   ) + (SELECT coalesce(sum(bytes), 0)::float8 FROM asset_givers WHERE user_id = ${owner})`;

const usedStatement = statement('storage-used', `SELECT ${usedBytes('$1')} AS bytes`);

export const storageUsed = async (db: Queryable, userId: string): Promise<number> =>
  (await one<{ bytes: number }>(db, usedStatement, [userId]))?.bytes ?? 0;
