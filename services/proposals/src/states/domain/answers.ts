import { type Status, STATUSES } from '@acordo/contracts/http/propostas/states';

interface Answer {
  /** `decisions.tipo`. */
  readonly tipo: 'assinatura' | 'recusa';
  /** The kind of event that tells of it. */
  readonly event: 'assinada' | 'recusada';
}

/** The states that stand for a client's answer, and for which (D14). */
const ANSWERS: Readonly<Partial<Record<Status, Answer>>> = {
  aceito: { tipo: 'assinatura', event: 'assinada' },
  rejeitado: { tipo: 'recusa', event: 'recusada' },
};

/** Undefined where nobody has answered. A text, since a stored one may have been changed by hand. */
export const answerOf = (status: string): Answer | undefined => ANSWERS[status as Status];

export const isAnswered = (status: string): boolean => answerOf(status) !== undefined;
/** What was signed is kept, and stays readable by its link, whatever becomes of list and account (D15, D21, D37). */
export const isSigned = (status: string): boolean => answerOf(status)?.tipo === 'assinatura';

export const ANSWERED = STATUSES.filter(isAnswered);
export const SIGNED = STATUSES.filter(isSigned);
