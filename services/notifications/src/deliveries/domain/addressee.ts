import type { MailTopic } from '@acordo/contracts/http/emails/choice';
import { isAlert, isEntry, type MailKind } from '@acordo/contracts/internal/mail/kinds';
import type { Email } from '../../templates/email.js';

interface Contact {
  nome: string;
  email: string;
  email_confirmado: boolean;
  email_recusado?: boolean;
  conta_encerrada: boolean;
}

/** Notices to the owner of a closed account (D37): a signed record is kept longer than the account. */
const OUTLIVE = new Set<Email['kind']>(['proposal-signed', 'link-replaced']);

export interface Recipient {
  name: string;
  address: string;
  /**
   * `owner`: the account's own address, which is confirmed. `unproven`: an account's, which may be a stranger's. `client`: as
   * the client or the owner typed it. `account`: an address of an account as it was when something happened to it.
   */
  who: 'owner' | 'unproven' | 'client' | 'account';
  /** The account of the address now, and whether the address was refused; missing for a client's or a stored address. */
  account?: { id: string; refused: boolean };
}
export type Addressee = Recipient | { skip: string; undelivered?: 'dono-sem-confirmacao' };

/**
 * Who gets the email: the account it is about, a client at the address in the model, or the account's address stored when
 * something happened (without `to_user`, so there is no `owner`). Decided at each attempt, right before
 * sending: the address may have been confirmed or changed since the row was written. Emails to clients are sent only if
 * the owner's own email is confirmed (D29): so nobody can send emails to strangers from an address that isn't theirs. Until
 * then no email contains a typed name, nor does one to a stored address: the mailbox may be
 * a stranger's.
 */
export function addresseeOf({ kind, model }: Email, owner: Contact | null): Addressee {
  if (!('to_user' in model)) return { name: '', address: model.to_email, who: 'account' };
  if (!owner) return { skip: 'account gone' };
  const isToOwner = !('to_email' in model) || model.to_email === '';
  if (owner.conta_encerrada && isToOwner && !OUTLIVE.has(kind)) return { skip: 'account closed' };
  if (!('to_email' in model) || model.to_email === '') {
    const account = { id: model.to_user, refused: owner.email_recusado === true };
    return owner.email_confirmado
      ? { name: owner.nome, address: owner.email, who: 'owner', account }
      : { name: '', address: owner.email, who: 'unproven', account };
  }
  if (!owner.email_confirmado)
    return { skip: 'the owner has not confirmed their e-mail', undelivered: 'dono-sem-confirmacao' };
  return { name: model.to_nome, address: model.to_email, who: 'client' };
}

/** The topic that a recipient who may not be our user can stop; null for users, and for emails that give access. */
export function topicOf({ who }: Recipient, kind: MailKind): MailTopic | null {
  if (who === 'client') return 'copias';
  return who === 'unproven' && !isEntry(kind) && !isAlert(kind) ? 'avisos' : null;
}

export const isSkipped = (addressee: Addressee): addressee is Exclude<Addressee, Recipient> =>
  'skip' in addressee;
