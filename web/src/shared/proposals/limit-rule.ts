/** P14. */
export interface Limits {
  canCreateProposal: boolean;
  proposalCount: number;
  maxProposals: number;
  unlimitedProposals: boolean;
  isAdmin: boolean;
}

/** P18. Administrators and unlimited users are never stopped. */
export function mayCreate(limits: Limits): boolean {
  return isUnlimited(limits) || limits.proposalCount < limits.maxProposals;
}

/** Neither sees a banner (P27). */
export function isUnlimited(limits: Pick<Limits, 'unlimitedProposals' | 'isAdmin'>): boolean {
  return limits.unlimitedProposals || limits.isAdmin;
}

/** How many may still be created this month; never below 0. */
export function remaining(limits: Pick<Limits, 'proposalCount' | 'maxProposals'>): number {
  return Math.max(0, limits.maxProposals - limits.proposalCount);
}

/** The check's message (P18). Its title is 'Limite atingido' (D45). */
export function limitMessage(maxProposals: number): string {
  return `Você atingiu o limite de ${maxProposals} propostas gratuitas. Entre em contato para propostas ilimitadas.`;
}
