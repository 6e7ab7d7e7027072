import { MailCheck } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { RECOVER } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

/** The same calm message for every address (D9). */
export function RecoverSent({ email, onOther }: { email: string; onOther: () => void }) {
  const copy = RECOVER.sent;
  return (
    <AuthSheet
      takesFocus
      title={copy.title}
      text={copy.text(email)}
      mark={<OutcomeMark icon={MailCheck} tone="pen" />}
    >
      <output className="text-center text-sm text-ink-soft">{copy.hint}</output>
      <div className="grid gap-3">
        <LinkButton to={PATHS.auth} block>
          {RECOVER.back}
        </LinkButton>
        <Button variant="secondary" block onClick={onOther}>
          {copy.other}
        </Button>
      </div>
    </AuthSheet>
  );
}
