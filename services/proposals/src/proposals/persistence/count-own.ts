import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface Counts {
  total: number;
  rascunhos: number;
  enviados: number;
  aceitos: number;
  rejeitados: number;
  expirados: number;
}

const p = parameters<{ userId: string }>();
const countStatement = statement(
  'proposal-count-own',
  sql`SELECT count(*)::int AS total,
     count(*) FILTER (WHERE state = 'rascunho')::int AS rascunhos,
     count(*) FILTER (WHERE state = 'enviado')::int AS enviados,
     count(*) FILTER (WHERE state = 'aceito')::int AS aceitos,
     count(*) FILTER (WHERE state = 'rejeitado')::int AS rejeitados,
     count(*) FILTER (WHERE state = 'expirado')::int AS expirados
   FROM (SELECT status_atual(status, link_expira_em) AS state FROM proposals
         WHERE user_id = ${p.userId} AND excluido_em IS NULL) p`,
).returning<Counts>();

/** How many of the owner's proposals are in which state. */
export async function countOwn(db: Queryable, userId: string): Promise<Counts> {
  const row = await one(db, countStatement, { userId });
  if (!row) throw new Error('a count without a row');
  return row;
}
