import type { ResultOf } from '@acordo/contracts/call';
import type { adminMe } from '@acordo/contracts/http/vitamina/auth/me';
import type { AdminRow } from './find-admin.js';

/** D32: the account as its owner sees it; only listed fields are sent. */
export const presentAdmin = (row: AdminRow): ResultOf<typeof adminMe> => ({
  id: row.id,
  email: row.email,
  dois_fatores: row.dois_fatores,
  codigos_restantes: row.codigos_restantes,
  criado_em: row.criado_em,
  ultimo_login: row.ultimo_login,
});
