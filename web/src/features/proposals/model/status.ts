import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { STATUSES, type Status } from '@acordo/contracts/http/propostas/states';

/** The old words that D14 reads as the same states. */
const OLD_WORDS: Readonly<Record<string, Status>> = {
  enviada: 'enviado',
  assinada: 'aceito',
  rejeitada: 'rejeitado',
  expirada: 'expirado',
};

export type Tone = 'neutral' | 'pen' | 'good' | 'warn' | 'bad';
export interface StatusView {
  status: Status | 'em_verificacao';
  label: string;
  tone: Tone;
}

const LIST: Readonly<Record<Status, { label: string; tone: Tone }>> = {
  rascunho: { label: 'Rascunho', tone: 'neutral' },
  enviado: { label: 'Enviado', tone: 'pen' },
  aceito: { label: 'Aceito', tone: 'good' },
  rejeitado: { label: 'Rejeitado', tone: 'bad' },
  expirado: { label: 'Expirado', tone: 'bad' },
};

/** P20: the owner view has other labels for the same states (D14). */
const OWNER_VIEW: Readonly<Record<Status, string>> = {
  rascunho: 'Rascunho',
  enviado: 'Enviada',
  aceito: 'Assinada',
  rejeitado: 'Rejeitada',
  expirado: 'Expirada',
};

const SIGNED_LABEL = 'Assinada Digitalmente';
/** A decision whose record does not agree is not shown. */
const VERIFYING: StatusView = { status: 'em_verificacao', label: 'Em verificação', tone: 'warn' };

type Stated = Pick<Proposal, 'em_verificacao' | 'assinatura_confirmacao'> & { status: string };

/** One of the stored states; old words are read as them, anything unknown as rascunho (D14). */
export function readStatus(word: string): Status {
  const old = Object.hasOwn(OLD_WORDS, word) ? OLD_WORDS[word] : undefined;
  return old ?? STATUSES.find((status) => status === word) ?? 'rascunho';
}

/** Badge of the dashboard. */
export function listStatus(proposal: Stated): StatusView {
  if (proposal.em_verificacao) return VERIFYING;
  const status = readStatus(proposal.status);
  const { label, tone } = LIST[status];
  return {
    status,
    tone,
    label: status === 'aceito' && proposal.assinatura_confirmacao ? SIGNED_LABEL : label,
  };
}

/** Badge of the owner view. */
export function ownerViewStatus(proposal: Stated): StatusView {
  if (proposal.em_verificacao) return VERIFYING;
  const status = readStatus(proposal.status);
  return { status, tone: LIST[status].tone, label: OWNER_VIEW[status] };
}
