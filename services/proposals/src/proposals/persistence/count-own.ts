import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface Counts {
  total: number;
  rascunhos: number;
  enviados: number;
  aceitos: number;
  rejeitados: number;
  expirados: number;
  valor_em_aberto: string;
  valor_fechado: string;
}

const p = parameters<{ userId: string }>();
// `numeric` adds up exactly and keeps its two decimals: the sum's text is the wire's (D4).
const countStatement = statement(
  'proposal-count-own',
  sql`SELECT count(*)::int AS total,
     count(*) FILTER (WHERE state = 'rascunho')::int AS rascunhos,
     count(*) FILTER (WHERE state = 'enviado')::int AS enviados,
     count(*) FILTER (WHERE state = 'aceito')::int AS aceitos,
     count(*) FILTER (WHERE state = 'rejeitado')::int AS rejeitados,
     count(*) FILTER (WHERE state = 'expirado')::int AS expirados,
     coalesce(sum(valor_total) FILTER (WHERE state = 'enviado'), 0.00)::text AS valor_em_aberto,
     coalesce(sum(valor_total) FILTER (WHERE state = 'aceito'), 0.00)::text AS valor_fechado
   FROM (SELECT valor_total, status_atual(status, link_expira_em) AS state FROM proposals
         WHERE user_id = ${p.userId} AND excluido_em IS NULL) p`,
).returning<Counts>();

/** How many of the owner's proposals are in which state, and what those sent and signed are worth (P113). */
export async function countOwn(db: Queryable, userId: string): Promise<Counts> {
  const row = await one(db, countStatement, { userId });
  if (!row) throw new Error('a count without a row');
  return row;
}
