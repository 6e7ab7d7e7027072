import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserEntity } from '../../database/entities/user.js';

const p = parameters<UserEntity>();

const confirm = statement(
  'account-confirm-email',
  sql`UPDATE users SET email_confirmado_em = coalesce(email_confirmado_em, agora()), email_recusado_em = NULL
      WHERE id = ${p.id} AND email_normalizado = ${p.email_normalizado} AND fechada_em IS NULL RETURNING id`,
);
/** Whether the account still has the address that was shown to be its own. */
export const confirmAddress = async (
  tx: Queryable,
  id: string,
  email_normalizado: string,
): Promise<boolean> => (await one(tx, confirm, { id, email_normalizado })) !== null;
