import { normalizeEmail } from '@acordo/contracts/email-address';
import { maskAddress } from '@acordo/contracts/mask-address';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { violates } from '@acordo/service-kit/database/violations';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { Outbox } from '@acordo/service-kit/outbox/outbox';
import { type Actor, recordChange } from '../audit/record-change.js';
import { endAdminSessions } from './persistence/admin-sessions.js';
import { ADMIN_EMAIL_CONSTRAINT, type LockedAdmin, updateAdmin } from './persistence/admins.js';
import { closeChallengesOf } from './persistence/challenges.js';
import { dropSecondFactor } from './persistence/second-factors.js';

/** What a change of an administrator's account needs, whether its owner makes it or the operator. */
export interface AdminChange {
  tx: Tx;
  outbox: Pick<Outbox, 'add'>;
  who: Actor;
  /** Locked in this transaction. */
  admin: LockedAdmin;
}

const target = ({ admin }: AdminChange) => ({ tipo: 'administrador', id: admin.id }) as const;
const letter = ({ admin, who }: AdminChange, address = admin.email) => ({
  to_email: address,
  to_nome: '',
  mudou_em: admin.now,
  ip: who.ip,
});

/** Both addresses are notified, unless only the spelling changed (D9, D29). Throws EMAIL_TAKEN. */
export async function changeAdminEmail(change: AdminChange, email: string): Promise<void> {
  const { tx, outbox, who, admin } = change;
  if (email === admin.email) return;
  const normalized = normalizeEmail(email);
  await updateAdmin(tx, admin.id, { email, email_normalizado: normalized }).catch((error: unknown) => {
    throw violates(error, ADMIN_EMAIL_CONSTRAINT) ? new AppError('EMAIL_TAKEN') : error;
  });
  await recordChange(tx, who, {
    acao: 'admin-email-alterado',
    alvo: target(change),
    antes: { email: admin.email },
    depois: { email },
  });
  if (normalized === normalizeEmail(admin.email)) return;
  // A sign-in that waits for a code was started with the old name.
  await closeChallengesOf(tx, admin.id);
  const kind = 'admin-email-changed';
  const [old, fresh] = [maskAddress(admin.email), maskAddress(email)];
  await outbox.add(tx, { kind, model: { ...letter(change), para: 'anterior', outro_mascarado: fresh } });
  await outbox.add(tx, { kind, model: { ...letter(change, email), para: 'novo', outro_mascarado: old } });
}

/** All sessions but `keep` end, and so do sign-ins that wait for a code (D8). */
export async function changeAdminPassword(
  change: AdminChange,
  hash: string,
  keep: string | null,
): Promise<void> {
  const { tx, outbox, who, admin } = change;
  await updateAdmin(tx, admin.id, { senha_hash: hash });
  await endOthers(change, keep);
  await recordChange(tx, who, { acao: 'admin-senha-alterada', alvo: target(change), antes: {}, depois: {} });
  await outbox.add(tx, { kind: 'admin-password-changed', model: letter(change) });
}

export async function switchSecondFactorOff(change: AdminChange, keep: string | null): Promise<void> {
  await dropSecondFactor(change.tx, change.admin.id);
  await tellSwitched(change, false, keep);
}

/** After the second factor was switched: other sessions end (D8), it is audited and the owner is notified. */
export async function tellSwitched(change: AdminChange, ligado: boolean, keep: string | null): Promise<void> {
  const { tx, outbox, who } = change;
  await endOthers(change, keep);
  await recordChange(tx, who, {
    acao: ligado ? 'admin-2fa-ativado' : 'admin-2fa-desativado',
    alvo: target(change),
    antes: { dois_fatores: !ligado },
    depois: { dois_fatores: ligado },
  });
  await outbox.add(tx, { kind: 'admin-2fa-switched', model: { ...letter(change), ligado } });
}

async function endOthers({ tx, admin }: AdminChange, keep: string | null): Promise<void> {
  await endAdminSessions(tx, admin.id, keep);
  await closeChallengesOf(tx, admin.id);
}
