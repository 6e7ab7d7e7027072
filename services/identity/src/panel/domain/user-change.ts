import { normalizeEmail } from '@acordo/contracts/email-address';
import type { UserChange } from '@acordo/contracts/http/vitamina/users/update';

/** What an administrator can change of a user. */
export type Changeable = Required<UserChange>;

export interface DecidedChange {
  /** The user afterwards. */
  after: Changeable;
  /** The changed fields, before and after; empty: no change. */
  antes: Partial<Changeable>;
  depois: Partial<Changeable>;
  /** Another address, not another spelling: it has to be confirmed again, and both addresses are notified (D29). */
  movesTo: string | null;
}

/**
 * The result of a change of a user. `limited`: refused, since an administrator's proposals can't be limited (D34). The edit
 * dialog sends all fields, so the switch may be sent unchanged, but not changed by itself.
 */
export function decideChange(before: Changeable, given: UserChange): DecidedChange | 'limited' {
  const after: Changeable = {
    nome: given.nome ?? before.nome,
    email: given.email ?? before.email,
    unlimited_proposals: given.unlimited_proposals ?? before.unlimited_proposals,
    is_admin: given.is_admin ?? before.is_admin,
  };
  if (after.is_admin && pressesSwitch(before, given)) return 'limited';
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  const pick = (from: Changeable) => Object.fromEntries(changed.map((field) => [field, from[field]]));
  const moves = normalizeEmail(before.email) !== normalizeEmail(after.email);
  return { after, antes: pick(before), depois: pick(after), movesTo: moves ? after.email : null };
}

const FIELDS = ['nome', 'email', 'unlimited_proposals', 'is_admin'] as const;

function pressesSwitch(before: Changeable, { unlimited_proposals: pressed, ...others }: UserChange): boolean {
  if (pressed === undefined) return false;
  const alone = Object.values(others).every((value) => value === undefined);
  return alone || pressed !== before.unlimited_proposals;
}
