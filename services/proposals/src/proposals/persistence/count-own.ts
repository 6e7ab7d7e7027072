import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface Counts {
  total: number;
  rascunhos: number;
  enviados: number;
  aceitos: number;
  rejeitados: number;
  expirados: number;
}

const countStatement = statement(
  'proposal-count-own',
  `SELECT count(*)::int AS total, ${[
    ['rascunho', 'rascunhos'],
    ['enviado', 'enviados'],
    ['aceito', 'aceitos'],
    ['rejeitado', 'rejeitados'],
    ['expirado', 'expirados'],
  ]
    .map(([status, name]) => `count(*) FILTER (WHERE estado = '${status}')::int AS ${name}`)
    .join(', ')}
   FROM (SELECT status_atual(status, link_expira_em) AS estado FROM proposals
         WHERE user_id = $1 AND excluido_em IS NULL) p`,
);

/** How many of the owner's proposals are in which state. */
export async function countOwn(db: Queryable, userId: string): Promise<Counts> {
  const row = await one<Counts>(db, countStatement, [userId]);
  if (!row) throw new Error('a count without a row');
  return row;
}
