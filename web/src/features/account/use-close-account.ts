import { useMutation } from '@tanstack/react-query';
import { showSessionEnded } from '../../shared/forms/show-session-ended';
import { AT_ONCE } from '../../shared/proposals/at-once';
import { dropSession } from '../../shared/session/drop-session';
import { closeOwnAccount } from './api/close-account';

/** Closes the account (D37); then its data are removed from this browser, and `/` is opened. */
export function useCloseAccount(leave?: () => void) {
  return useMutation({
    ...AT_ONCE,
    mutationFn: closeOwnAccount,
    onSuccess: () => dropSession(leave),
    onError: showSessionEnded,
  });
}
