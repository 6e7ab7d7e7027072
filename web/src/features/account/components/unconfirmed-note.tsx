import { useMutation } from '@tanstack/react-query';
import { MailCheck, MailQuestion } from 'lucide-react';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { AT_ONCE } from '../../../shared/proposals/at-once';
import { resendConfirmation } from '../../../shared/session/resend-confirmation';
import type { SessionUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { Note } from '../../../shared/ui/note';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';
import { useConfirmedElsewhere } from '../use-confirmed-elsewhere';

const TEXT = COPY.unconfirmed;

/** Asks calmly for the confirmation of the address (D10): an unconfirmed user can work. Nothing for everyone else. */
export function UnconfirmedNote({ user }: { user: SessionUser }) {
  const { email = '', email_confirmado: confirmed } = user;
  useConfirmedElsewhere(confirmed === false);
  const resend = useMutation({
    ...AT_ONCE,
    mutationFn: resendConfirmation,
    onError: (error) => {
      const { title, detail } = failureNotice(error, TEXT.failed);
      notify.error(title, detail);
    },
  });
  // What is not known (right after Google's redirect) is not complained about.
  if (confirmed !== false) return null;
  return (
    <section aria-label={TEXT.label}>
      <Note
        icon={resend.isSuccess ? MailCheck : MailQuestion}
        actions={
          <Button variant="secondary" size="sm" loading={resend.isPending} onClick={() => resend.mutate()}>
            {resend.isPending ? TEXT.sending : TEXT.resend}
          </Button>
        }
      >
        <output className="[overflow-wrap:anywhere]">
          {resend.isSuccess ? TEXT.sent(email) : TEXT.text(email)}
        </output>
      </Note>
    </section>
  );
}
