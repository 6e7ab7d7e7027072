import { type Status, STATUSES } from '@acordo/contracts/http/propostas/states';

interface Decision {
  /** `decisions.tipo`. */
  readonly tipo: 'assinatura' | 'recusa';
  /** The kind of its event. */
  readonly event: 'assinada' | 'recusada';
}

/** The states with a client's decision, and which one (D14). */
const DECISIONS: Readonly<Partial<Record<Status, Decision>>> = {
  aceito: { tipo: 'assinatura', event: 'assinada' },
  rejeitado: { tipo: 'recusa', event: 'recusada' },
};

/** Undefined without a decision. A text, since a stored one may have been changed by hand. */
export const decisionOf = (status: string): Decision | undefined => DECISIONS[status as Status];

export const hasDecision = (status: string): boolean => decisionOf(status) !== undefined;
/** What was signed is kept, and stays readable by its link, also without list and account (D15, D21, D37). */
export const isSigned = (status: string): boolean => decisionOf(status)?.tipo === 'assinatura';

export const DECIDED = STATUSES.filter(hasDecision);
export const SIGNED = STATUSES.filter(isSigned);
