import type { ResultOf } from '@acordo/contracts/call';
import type { readProfile } from '@acordo/contracts/internal/accounts';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { PLAN_NOW } from '../../users/plan-now.js';

export type ProfileRows = NonNullable<ResultOf<typeof readProfile>['profile']>;
type Lists = 'identidades' | 'identidades_desconectadas' | 'sessoes' | 'atividade' | 'assinaturas_do_plano';
type Listed<Name extends Lists> = NonNullable<ProfileRows[Name]>[number];
const { id } = parameters<{ id: string }>();

const user = statement(
  'profile-user',
  sql`SELECT id, nome, email, email_confirmado_em, provider, ${PLAN_NOW}, plano_ate, unlimited_proposals, is_admin,
        criado_em, ultimo_login
      FROM users WHERE id = ${id} AND fechada_em IS NULL`,
).returning<Omit<ProfileRows, Lists>>();
const identities = statement(
  'profile-identities',
  sql`SELECT issuer, subject, criado_em, usado_em FROM user_identities WHERE user_id = ${id} ORDER BY criado_em`,
).returning<Listed<'identidades'>>();
const unlinked = statement(
  'profile-unlinked-identities',
  sql`SELECT issuer, subject, desligada_em FROM unlinked_identities
      WHERE user_id = ${id} ORDER BY desligada_em LIMIT 1000`,
).returning<Listed<'identidades_desconectadas'>>();
const sessions = statement(
  'profile-sessions',
  sql`SELECT metodo, criado_em, usado_em, expira_em, ip, user_agent FROM sessions
      WHERE user_id = ${id} ORDER BY criado_em LIMIT 1000`,
).returning<Listed<'sessoes'>>();
const activity = statement(
  'profile-activity',
  sql`SELECT tipo, metodo, em, desde, vezes, ip, porta, aparelho FROM account_activity
      WHERE conta_id = ${id} AND conta_tipo = 'usuario' ORDER BY em DESC, id LIMIT 20000`,
).returning<Listed<'atividade'>>();
const subscriptions = statement(
  'profile-subscriptions',
  sql`SELECT plano, estado, periodo_ate, atualizado_em FROM subscriptions
      WHERE user_id = ${id} ORDER BY atualizado_em LIMIT 1000`,
).returning<Listed<'assinaturas_do_plano'>>();

/** Listed column by column: without hashes and flags of ours. */
export async function readProfileRows(db: Queryable, userId: string): Promise<ProfileRows | null> {
  const of = { id: userId };
  const row = await one(db, user, of);
  if (!row) return null;
  return {
    ...row,
    identidades: await db.query(identities, of),
    identidades_desconectadas: await db.query(unlinked, of),
    sessoes: await db.query(sessions, of),
    atividade: await db.query(activity, of),
    assinaturas_do_plano: await db.query(subscriptions, of),
  };
}
