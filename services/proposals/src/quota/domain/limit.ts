import type { Rights } from '@acordo/contracts/internal/caller';

/** D12: given by an administrator or by a paid plan. */
export const isUnlimited = ({ unlimited, plano }: Rights): boolean => unlimited || plano !== 'gratuito';

/** D13: proposals that this caller may create in a month; null is no limit. Everybody is counted. */
export const monthlyLimit = (rights: Rights | null, max: number): number | null =>
  rights && (rights.admin || isUnlimited(rights)) ? null : max;
