import { CircleCheck } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { LinkButton } from '../../../shared/ui/link-button';
import { CONFIRM } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

interface ConfirmDoneProps {
  words: { title: string; text: string };
  loggedIn: boolean;
}

export function ConfirmDone({ words, loggedIn }: ConfirmDoneProps) {
  return (
    <AuthSheet
      takesFocus
      title={words.title}
      text={words.text}
      mark={<OutcomeMark icon={CircleCheck} tone="good" />}
    >
      <LinkButton to={loggedIn ? PATHS.dashboard : PATHS.auth} block>
        {loggedIn ? CONFIRM.done.proposals : CONFIRM.done.enter}
      </LinkButton>
    </AuthSheet>
  );
}
