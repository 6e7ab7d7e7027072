import { useMutation } from '@tanstack/react-query';
import { CircleAlert, MailCheck, MailQuestion } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { AT_ONCE } from '../../../shared/proposals/at-once';
import { resendConfirmation } from '../../../shared/session/resend-confirmation';
import type { SessionUser } from '../../../shared/session/session-store';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Note } from '../../../shared/ui/note';
import { notify } from '../../../shared/ui/notify';
import { UNCONFIRMED as TEXT } from '../unconfirmed-copy';
import { useConfirmedElsewhere } from '../use-confirmed-elsewhere';

/**
 * A calm note about confirming the address (D10): an unconfirmed user can work. Also shows that no email reaches the
 * address. Nothing for everyone else.
 */
export function AddressNote({ user }: { user: SessionUser }) {
  const { email = '', email_confirmado: confirmed, email_recusado: refused = false } = user;
  useConfirmedElsewhere(confirmed === false);
  const resend = useMutation({
    ...AT_ONCE,
    mutationFn: resendConfirmation,
    onError: (error) => {
      const { title, detail } = failureNotice(error, TEXT.failed);
      notify.error(title, detail);
    },
  });
  // Nothing is shown while the state is unknown (right after Google's redirect).
  if (confirmed !== false && !refused) return null;
  const asked = refused ? TEXT.refused(email) : TEXT.text(email);
  return (
    <section aria-label={refused ? TEXT.refusedLabel : TEXT.label}>
      <Note
        icon={iconOf(refused, resend.isSuccess)}
        tone={refused ? 'warn' : 'pen'}
        actions={
          <>
            {refused && (
              <LinkButton variant="secondary" size="sm" to={`${PATHS.privacy}#contato`}>
                {TEXT.contact}
              </LinkButton>
            )}
            {confirmed === false && (
              <Button
                variant="secondary"
                size="sm"
                loading={resend.isPending}
                onClick={() => resend.mutate()}
              >
                {resend.isPending ? TEXT.sending : TEXT.resend}
              </Button>
            )}
          </>
        }
      >
        <output className="[overflow-wrap:anywhere]">{resend.isSuccess ? TEXT.sent(email) : asked}</output>
      </Note>
    </section>
  );
}

function iconOf(refused: boolean, sent: boolean) {
  if (sent) return MailCheck;
  return refused ? CircleAlert : MailQuestion;
}
