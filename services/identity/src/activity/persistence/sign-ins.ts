import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserEntity } from '../../database/entities/user.js';

const p = parameters<UserEntity>();

export interface SignInRow {
  first: boolean;
  told: number;
  now: Date;
}

const facts = statement(
  'activity-sign-in-facts',
  sql`SELECT agora() AS now,
        u.criado_em > agora() - interval '1 hour' AND NOT EXISTS (
          SELECT 1 FROM account_activity a WHERE a.conta_id = u.id AND a.tipo = 'entrada'
        ) AS first,
        (SELECT coalesce(sum(a.avisos), 0)::int FROM account_activity a
         WHERE a.conta_id = u.id AND a.tipo = 'entrada' AND a.em > agora() - interval '24 hours') AS told
      FROM users u WHERE u.id = ${p.id}`,
).returning<SignInRow>();
/** In a transaction that has changed the user's row: two sign-ins at once are counted one after the other. */
export const signInFacts = (tx: Queryable, id: string) => one(tx, facts, { id });
