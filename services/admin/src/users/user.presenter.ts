import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import type { KnownUser } from '@acordo/contracts/internal/admin-users';

/** The panel's record (P73); only listed fields are sent. */
export const presentUser = (user: KnownUser, proposalCount: number | null): UserRecord => ({
  id: user.id,
  nome: user.nome,
  email: user.email,
  plano: user.plano,
  unlimited_proposals: user.unlimited_proposals,
  is_admin: user.is_admin,
  proposal_count: proposalCount,
  ultimo_login: user.ultimo_login,
  criado_em: user.criado_em,
});
