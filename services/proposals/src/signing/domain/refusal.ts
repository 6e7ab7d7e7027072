import type { ErrorCode } from '@acordo/contracts/errors';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { isRefused, outcomeOf } from '../../states/domain/states.js';

/** The proposal's state in the statement that did not change it. */
export interface Standing {
  /** Whether the link is (still) the proposal's valid one. */
  link_lives: boolean;
  status: Status;
}

/** Why a decision was refused. If the state allows it, the content is not what was shown (D17). */
export function refusalOf({ link_lives, status }: Standing, action: 'sign' | 'reject'): ErrorCode {
  if (!link_lives) return 'LINK_NOT_FOUND';
  const outcome = outcomeOf(status, action);
  return isRefused(outcome) ? outcome.refused : 'CONTENT_CHANGED';
}
