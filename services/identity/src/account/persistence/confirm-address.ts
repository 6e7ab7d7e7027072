import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const confirm = statement(
  'account-confirm-email',
  `UPDATE users SET email_confirmado_em = coalesce(email_confirmado_em, agora()), email_recusado_em = NULL
   WHERE id = $1 AND email_normalizado = $2 AND fechada_em IS NULL RETURNING id`,
);
/** Whether the account still has the address that was shown to be its own. */
export const confirmAddress = async (tx: Queryable, id: string, emailNormalizado: string): Promise<boolean> =>
  (await one(tx, confirm, [id, emailNormalizado])) !== null;
