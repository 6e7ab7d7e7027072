import { CircleCheck } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { LinkButton } from '../../../shared/ui/link-button';
import { CONFIRM } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

interface ConfirmDoneProps {
  words: { title: string; text: string };
  loggedIn: boolean;
  takesFocus?: boolean;
}

export function ConfirmDone({ words, loggedIn, takesFocus = true }: ConfirmDoneProps) {
  const { proposals, enter, stranger, recover } = CONFIRM.done;
  return (
    <AuthSheet
      takesFocus={takesFocus}
      title={words.title}
      text={words.text}
      mark={<OutcomeMark icon={CircleCheck} tone="good" />}
    >
      <LinkButton to={loggedIn ? PATHS.dashboard : PATHS.auth} block>
        {loggedIn ? proposals : enter}
      </LinkButton>
      {/* The mailbox's owner may not be the one who made the account and its password (D11). */}
      {!loggedIn && (
        <p className="border-t border-line pt-5 text-center text-sm text-ink-soft">
          {stranger}{' '}
          <LinkButton variant="link" size="inline" to={PATHS.recover}>
            {recover}
          </LinkButton>
        </p>
      )}
    </AuthSheet>
  );
}
