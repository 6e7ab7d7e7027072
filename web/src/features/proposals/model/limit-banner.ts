import { COPY } from '../copy';
import { isUnlimited, type Limits, mayCreate, remaining } from '../../../shared/proposals/limit-rule';

export interface LimitBanner {
  reached: boolean;
  count: string;
  text: string;
  value: number;
  max: number;
}

/** The banner's texts (P27), or null for those who have no limit. */
export function limitBanner(limits: Limits): LimitBanner | null {
  if (isUnlimited(limits)) return null;
  const reached = !mayCreate(limits);
  return {
    reached,
    count: COPY.banner.count(limits.proposalCount, limits.maxProposals),
    text: reached ? COPY.banner.reached : COPY.banner.left(remaining(limits)),
    value: limits.proposalCount,
    max: limits.maxProposals,
  };
}
