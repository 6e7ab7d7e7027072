import type { User } from '@acordo/contracts/http/auth/user';
import type { Rights } from '@acordo/contracts/internal/caller';

interface Standing {
  plano: User['plano'];
  unlimited_proposals: boolean;
  is_admin: boolean;
}

/** D12: unlimited by an administrator or by a paid plan. D32: `is_admin` is a separate right. */
export const rightsOf = ({ plano, unlimited_proposals, is_admin }: Standing): Rights => ({
  plano,
  unlimited: unlimited_proposals || plano !== 'gratuito',
  admin: is_admin,
});
