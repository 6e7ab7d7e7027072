import type { Caller } from '@acordo/service-kit/caller/caller';
import { isOwner } from '../../proposals/domain/is-owner.js';

/** D22: an owner neither signs nor rejects an own proposal, also where the link was opened in the owner's own browser. */
export const ownerMayNotDecide = (caller: Pick<Caller, 'kind' | 'sub'>, ownerId: string): boolean =>
  isOwner(caller, ownerId);
