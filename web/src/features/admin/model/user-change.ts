import type { UserChange } from '@acordo/contracts/http/vitamina/users/update';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';

export type UserForm = Required<UserChange>;

/** What the form changes. An administrator's proposals can't be limited (D34), so that switch is not sent with one. */
export function changeOf(user: UserRecord, form: UserForm): UserChange {
  const change: UserChange = {};
  if (form.nome !== user.nome) change.nome = form.nome;
  if (form.email !== user.email) change.email = form.email;
  if (form.is_admin !== user.is_admin) change.is_admin = form.is_admin;
  if (!form.is_admin && form.unlimited_proposals !== user.unlimited_proposals) {
    change.unlimited_proposals = form.unlimited_proposals;
  }
  return change;
}
