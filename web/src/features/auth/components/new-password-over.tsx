import { Link2Off } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { LinkButton } from '../../../shared/ui/link-button';
import { NEW_PASSWORD, RECOVER } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

/** The link is used, over or incomplete: 410. */
export function NewPasswordOver({ takesFocus }: { takesFocus: boolean }) {
  const { title, text, again } = NEW_PASSWORD.over;
  return (
    <AuthSheet
      title={title}
      text={text}
      takesFocus={takesFocus}
      mark={<OutcomeMark icon={Link2Off} tone="warn" />}
    >
      <div className="grid gap-3">
        <LinkButton to={PATHS.recover} block>
          {again}
        </LinkButton>
        <LinkButton variant="secondary" to={PATHS.auth} block>
          {RECOVER.back}
        </LinkButton>
      </div>
    </AuthSheet>
  );
}
