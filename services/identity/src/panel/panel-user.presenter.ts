import type { KnownUser } from '@acordo/contracts/internal/admin-users';
import type { PanelUser } from './persistence/panel-users.js';

type Shown = Omit<KnownUser, 'criado_em' | 'ultimo_login'> & Pick<PanelUser, 'criado_em' | 'ultimo_login'>;

/** What admin receives of a user; only listed fields are sent. */
export const presentPanelUser = (row: PanelUser): Shown => ({
  id: row.id,
  nome: row.nome,
  email: row.email,
  plano: row.plano,
  unlimited_proposals: row.unlimited_proposals,
  is_admin: row.is_admin,
  ultimo_login: row.ultimo_login,
  criado_em: row.criado_em,
});
