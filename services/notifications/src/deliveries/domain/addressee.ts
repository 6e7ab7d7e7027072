import type { Letter } from '../../templates/letter.js';

interface Contact {
  nome: string;
  email: string;
  email_confirmado: boolean;
  conta_encerrada: boolean;
}

/** What the owner of a closed account is still told (D37): a signed record outlives it. */
const OUTLIVE = new Set<Letter['kind']>(['proposal-signed', 'link-replaced']);

export type Addressee = { name: string; address: string } | { skip: string };

/**
 * Who gets the letter: the account it is about, a client at the address in the model, or whoever had a frozen address when
 * something happened to their account (it names no `to_user`, so there is no `owner`). Mails to clients leave only where the
 * owner's own e-mail is confirmed (D29): nobody can have us write to strangers from an address that isn't theirs. Until
 * then the account's own letters bear no name either: it may be a stranger's words to whoever has that mailbox.
 */
export function addresseeOf({ kind, model }: Letter, owner: Contact | null): Addressee {
  if (!('to_user' in model)) return { name: model.to_nome, address: model.to_email };
  if (!owner) return { skip: 'account gone' };
  const isToOwner = !('to_email' in model) || model.to_email === '';
  if (owner.conta_encerrada && isToOwner && !OUTLIVE.has(kind)) return { skip: 'account closed' };
  if (!('to_email' in model) || model.to_email === '')
    return { name: owner.email_confirmado ? owner.nome : '', address: owner.email };
  if (!owner.email_confirmado) return { skip: 'the owner has not confirmed their e-mail' };
  return { name: model.to_nome, address: model.to_email };
}

export const isSkipped = (addressee: Addressee): addressee is { skip: string } => 'skip' in addressee;
