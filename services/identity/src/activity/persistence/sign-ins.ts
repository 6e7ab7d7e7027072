import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface SignInRow {
  first: boolean;
  told: number;
  agora: Date;
}

const facts = statement(
  'activity-sign-in-facts',
  `SELECT agora() AS agora,
     u.criado_em > agora() - interval '1 hour' AND NOT EXISTS (
       SELECT 1 FROM account_activity a WHERE a.conta_id = u.id AND a.tipo = 'entrada'
     ) AS first,
     (SELECT coalesce(sum(a.avisos), 0)::int FROM account_activity a
      WHERE a.conta_id = u.id AND a.tipo = 'entrada' AND a.em > agora() - interval '24 hours') AS told
   FROM users u WHERE u.id = $1`,
);
/** In a transaction that has changed the user's row: two sign-ins at once are counted one after the other. */
export const signInFacts = (tx: Queryable, userId: string) => one<SignInRow>(tx, facts, [userId]);
