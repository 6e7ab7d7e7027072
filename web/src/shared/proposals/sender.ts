import { type Company, CompanyInput } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { MESSAGES } from '@acordo/contracts/messages';
import type { SessionUser } from '../session/session-store';
import { SENDER_COPY } from './sender-copy';

/** What a client has to know of who sends a proposal (P115). */
export type Sender = Pick<Company, 'nome_empresa' | 'email_empresa' | 'telefone'>;
type SenderField = keyof Sender;
const FIELDS = ['nome_empresa', 'email_empresa', 'telefone'] as const satisfies readonly SenderField[];

/** What is stored; where nothing is, the user's own name and email. */
export function proposedSender(stored: Company, user: SessionUser): Sender {
  const { nome_empresa, email_empresa, telefone } = stored;
  return {
    nome_empresa: nome_empresa || user.nome,
    email_empresa: email_empresa || (telefone === '' ? (user.email ?? '') : ''),
    telefone,
  };
}

/** The contract's messages (habit 4), and one contact that a client can use. */
export function senderErrors(sender: Sender): Partial<Record<SenderField, string>> {
  const errors: Partial<Record<SenderField, string>> = {};
  const result = CompanyInput.safeParse({ ...NO_COMPANY, ...sender });
  for (const issue of result.error?.issues ?? []) {
    const field = FIELDS.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= issue.message;
  }
  if (sender.nome_empresa.trim() === '') errors.nome_empresa = MESSAGES.nameRequired;
  const { email_empresa, telefone } = sender;
  if (email_empresa.trim() === '' && telefone.trim() === '')
    errors.email_empresa = SENDER_COPY.contactRequired;
  return errors;
}

/**
 * What to store on top of what is stored now, maybe by another tab since the form was opened with `proposed`: what was typed, and
 * what was only proposed where nothing is stored.
 */
export function withSender(stored: Company, typed: Sender, proposed: Sender): Company {
  const company = { ...stored };
  for (const field of FIELDS) {
    if (typed[field] !== proposed[field] || stored[field] === '') company[field] = typed[field];
  }
  return company;
}
