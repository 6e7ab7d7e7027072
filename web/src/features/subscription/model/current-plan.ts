import { formatDate } from '@acordo/brazil/dates';
import { isUnlimited, type Limits } from '../../../shared/proposals/limit-rule';
import { planName } from '../../../shared/plans/plans';
import type { Billing } from '../api/billing-plans';
import { COPY } from '../copy';

/** The text of the current-plan box under the plan's name; null for a plan without a subscription. */
export function subscriptionNote({ assinatura }: Pick<Billing, 'assinatura'>): string | null {
  if (!assinatura) return null;
  const { estado, periodo_ate, termina_em } = assinatura;
  if (estado === 'ativa') return periodo_ate && COPY.current.renews(formatDate(periodo_ate));
  const end = termina_em && formatDate(termina_em);
  if (estado === 'em_atraso') return end ? COPY.current.late(end) : COPY.current.lateNoDate;
  return end ? COPY.current.ends(end) : COPY.current.endsNoDate;
}

/** D12: live figures. Without a limit there is no "n of max". */
export function usage(limits: Limits): { text: string; bar: { value: number; max: number } | null } {
  const { proposalCount, maxProposals } = limits;
  if (isUnlimited(limits)) return { text: COPY.current.created(proposalCount), bar: null };
  return {
    text: COPY.current.used(proposalCount, maxProposals),
    bar: { value: proposalCount, max: maxProposals },
  };
}

export type Offer =
  | { kind: 'current' }
  | { kind: 'unavailable' }
  /** `besides`: a plan that is also charged until its owner cancels it. */
  | { kind: 'open'; address: string; besides: string | null };

/** What a plan's card offers (D12). A cancelled plan may be bought again. */
export function offerOf(id: 'mensal' | 'anual', { assinatura, checkout }: Billing): Offer {
  const running = assinatura && assinatura.estado !== 'cancelada' ? assinatura.plano : null;
  if (running === id) return { kind: 'current' };
  const address = checkout[id];
  if (address === null) return { kind: 'unavailable' };
  return { kind: 'open', address, besides: running && planName(running) };
}
