import { parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { SIGNED } from '../states/domain/decisions.js';
import { inStates } from '../states/state-sql.js';
import { EVENT_BYTES, LEFT_BYTES, REJECTION_BYTES } from './domain/storage.js';

const p = parameters<{ userId: string }>();
const owner = sql`${p.userId}::uuid`;

/** Whether a proposal's content and details exist. */
const KEPT = sql`(p.excluido_em IS NULL OR ${inStates('p.status', SIGNED)})`;

/**
 * The counted bytes of an owner's storage, for a separate statement or as a part of one, which then does not see
 * its own writes. A signed version is kept by law and doesn't count; the versions before it do,
 * or one signature would free an account's quota. The reason of a rejection counts as well: an owner can be that client.
 * What was deleted unsigned counts with what remains of it. Postgres has the length of stored values without reading them.
 */
export const USED_BYTES = sql`(
     SELECT coalesce(sum(p.chain_len::float8 * CASE WHEN ${KEPT} THEN ${raw(EVENT_BYTES)} ELSE ${raw(LEFT_BYTES)} END
       + coalesce(v.bytes, 0) + coalesce(r.bytes, 0)), 0)
     FROM proposals p LEFT JOIN LATERAL (
       SELECT sum(octet_length(conteudo))::float8 AS bytes FROM proposal_versions WHERE ${KEPT} AND proposal_id = p.id
       AND (NOT ${inStates('p.status', SIGNED)} OR versao <> p.versao)
     ) v ON true LEFT JOIN LATERAL (
       SELECT sum(octet_length(d.detalhes) + ${raw(REJECTION_BYTES)})::float8 AS bytes
       FROM decisions c JOIN event_details d ON d.proposal_id = c.proposal_id AND d.seq = c.evento_seq
       WHERE ${KEPT} AND c.proposal_id = p.id AND c.tipo = 'recusa'
     ) r ON true
     WHERE p.user_id = ${owner}
   ) + (SELECT coalesce(sum(bytes), 0)::float8 FROM asset_givers WHERE user_id = ${owner})`;
