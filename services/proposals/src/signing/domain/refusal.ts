import type { ErrorCode } from '@acordo/contracts/errors';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { isRefused, outcomeOf } from '../../states/domain/states.js';

/** How the proposal stood in the statement that did not change it. */
export interface Standing {
  /** Whether the link is (still) the proposal's living one. */
  link_lives: boolean;
  status: Status;
}

/** Why a decision was not taken. Where the state would have taken it, what was shown is not what is there (D17). */
export function refusalOf({ link_lives, status }: Standing, action: 'sign' | 'reject'): ErrorCode {
  if (!link_lives) return 'LINK_NOT_FOUND';
  const outcome = outcomeOf(status, action);
  return isRefused(outcome) ? outcome.refused : 'CONTENT_CHANGED';
}
