import { OFFLINE } from '../../../shared/proposals/offline-copy';
import { useOnline } from '../../../shared/proposals/use-online';
import { useCountdown } from '../../../shared/ui/use-countdown';
import { waitingWords } from '../../../shared/ui/waiting-words';
import { COPY } from '../copy';
import { FORM } from '../form-copy';
import { rejectionFailure, signingFailure } from '../model/failure-words';
import type { Failure } from '../use-decision';
import { FocusedNotice } from './focused-notice';

/**
 * Why the sent form failed, above the button that sends it again. It stays up to date: without a connection it
 * shows that instead, and a pause is counted down. Neither is read out again at each change.
 */
export function FailureNotice({ failure: { kind, error } }: { failure: Failure }) {
  const { title, text, wait } = kind === 'assinar' ? signingFailure(error) : rejectionFailure(error);
  const online = useOnline();
  const { left } = useCountdown(wait);
  const reason = online ? text : `${OFFLINE.title}. ${COPY.offline}`;
  return (
    <FocusedNotice title={title}>
      {reason !== '' && <p aria-live="off">{reason}</p>}
      {left > 0 && (
        <p aria-live="off" className="tabular-nums">
          {FORM.wait(waitingWords(left))}
        </p>
      )}
      {wait > 0 && left === 0 && <p>{FORM.now}</p>}
    </FocusedNotice>
  );
}
