import { type Requester, isOwner } from '../../states/domain/is-owner.js';

/** D22: an owner neither signs nor rejects an own proposal, also where the link was opened in the owner's own browser. */
export const ownerMayNotDecide = (asker: Requester, ownerId: string): boolean => isOwner(asker, ownerId);
