import { Link2Off } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { LinkButton } from '../../../shared/ui/link-button';
import { NEW_PASSWORD, RECOVER } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

interface Props {
  why: 'over' | 'incomplete';
  takesFocus: boolean;
}

/** The link is used or expired (410), or its end is missing: cut off by a mail program, or loaded again. */
export function NewPasswordOver({ why, takesFocus }: Props) {
  const { title, text } = NEW_PASSWORD[why];
  return (
    <AuthSheet
      title={title}
      text={text}
      takesFocus={takesFocus}
      mark={<OutcomeMark icon={Link2Off} tone="warn" />}
    >
      <div className="grid gap-3">
        <LinkButton to={PATHS.recover} block>
          {NEW_PASSWORD.over.again}
        </LinkButton>
        <LinkButton variant="secondary" to={PATHS.auth} block>
          {RECOVER.back}
        </LinkButton>
      </div>
    </AuthSheet>
  );
}
