import type { User } from '@acordo/contracts/http/auth/user';
import type { UserRow } from './find-user.js';

/** D7: the user as the user sees it; only listed fields are sent. */
export const presentUser = (row: UserRow): User => ({
  id: row.id,
  nome: row.nome,
  email: row.email,
  email_confirmado: row.email_confirmado_em !== null,
  provider: row.provider,
  plano: row.plano,
  is_admin: row.is_admin,
  ...(row.email_recusado_em !== null && { email_recusado: true }),
});
