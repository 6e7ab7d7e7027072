import type { ResultOf } from '@acordo/contracts/call';
import type { readProfile } from '@acordo/contracts/internal/accounts';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { PLAN_NOW } from '../../users/plan-now.js';

export type Profile = NonNullable<ResultOf<typeof readProfile>['profile']>;
type Identity = Profile['identidades'][number];
type Unlinked = NonNullable<Profile['identidades_desconectadas']>[number];
type Session = Profile['sessoes'][number];
type Activity = Profile['atividade'][number];
type Subscription = Profile['assinaturas_do_plano'][number];
export type UserRow = Omit<
  Profile,
  'identidades' | 'identidades_desconectadas' | 'sessoes' | 'atividade' | 'assinaturas_do_plano'
>;

const user = statement(
  'profile-user',
  `SELECT id, nome, email, email_confirmado_em, provider, ${PLAN_NOW}, plano_ate, unlimited_proposals, is_admin,
     criado_em, ultimo_login
   FROM users WHERE id = $1 AND fechada_em IS NULL`,
);
const identities = statement(
  'profile-identities',
  'SELECT issuer, subject, criado_em, usado_em FROM user_identities WHERE user_id = $1 ORDER BY criado_em',
);
const unlinked = statement(
  'profile-unlinked-identities',
  `SELECT issuer, subject, desligada_em FROM unlinked_identities
   WHERE user_id = $1 ORDER BY desligada_em LIMIT 1000`,
);
const sessions = statement(
  'profile-sessions',
  `SELECT metodo, criado_em, usado_em, expira_em, ip, user_agent FROM sessions
   WHERE user_id = $1 ORDER BY criado_em LIMIT 1000`,
);
const activity = statement(
  'profile-activity',
  `SELECT tipo, metodo, em, desde, vezes, ip, porta, aparelho FROM account_activity
   WHERE conta_id = $1 AND conta_tipo = 'usuario' ORDER BY em DESC, id LIMIT 20000`,
);
const subscriptions = statement(
  'profile-subscriptions',
  `SELECT plano, estado, periodo_ate, atualizado_em FROM subscriptions
   WHERE user_id = $1 ORDER BY atualizado_em LIMIT 1000`,
);

/** Listed column by column: neither hashes nor flags of ours are in it. */
export async function readProfileRows(db: Queryable, userId: string): Promise<Profile | null> {
  const row = await one<UserRow>(db, user, [userId]);
  if (!row) return null;
  return {
    ...row,
    identidades: await db.query<Identity>(identities, [userId]),
    identidades_desconectadas: await db.query<Unlinked>(unlinked, [userId]),
    sessoes: await db.query<Session>(sessions, [userId]),
    atividade: await db.query<Activity>(activity, [userId]),
    assinaturas_do_plano: await db.query<Subscription>(subscriptions, [userId]),
  };
}
