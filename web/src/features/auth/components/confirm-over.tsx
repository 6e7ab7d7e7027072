import { Link2Off, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../app/paths';
import { failureNotice } from '../../../shared/forms/failure-notice';
import { resendConfirmation } from '../../../shared/session/resend-confirmation';
import type { SessionUser } from '../../../shared/session/session-store';
import { rememberWantedPath } from '../../../shared/session/wanted-path';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { notify } from '../../../shared/ui/notify';
import { CONFIRM, NOTICES } from '../copy';
import { AuthSheet } from './auth-sheet';
import { ConfirmDone } from './confirm-done';
import { OutcomeMark } from './outcome-mark';

interface ConfirmOverProps {
  words: { title: string; text: string };
  user: SessionUser | null;
  /** It replaced the pressed element. */
  takesFocus?: boolean;
}

/** The link is invalid (used, replaced, expired, or cut off): a logged-in user can get a new one. */
export function ConfirmOver({ words, user, takesFocus = false }: ConfirmOverProps) {
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const { resend, resending, login } = CONFIRM.over;
  // It may be an older link, and the address was confirmed by another since.
  if (user?.email_confirmado) return <ConfirmDone words={CONFIRM.already} loggedIn takesFocus={takesFocus} />;

  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await resendConfirmation();
      setSent(true);
    } catch (error) {
      const notice = failureNotice(error, NOTICES.resendFailed);
      notify.error(notice.title, notice.detail);
    } finally {
      setSending(false);
    }
  };
  if (sent) {
    return (
      <AuthSheet
        key="sent"
        takesFocus
        title={CONFIRM.sent.title}
        text={CONFIRM.sent.text(user?.email ?? '')}
        mark={<OutcomeMark icon={MailCheck} tone="pen" />}
      >
        <LinkButton to={PATHS.dashboard} block>
          {CONFIRM.done.proposals}
        </LinkButton>
      </AuthSheet>
    );
  }
  return (
    <AuthSheet
      key="over"
      takesFocus={takesFocus}
      title={words.title}
      text={words.text}
      mark={<OutcomeMark icon={Link2Off} tone="warn" />}
    >
      {user ? (
        <Button block loading={sending} onClick={() => void send()}>
          {sending ? resending : resend}
        </Button>
      ) : (
        // The account page has the button for a new link.
        <LinkButton to={PATHS.auth} onClick={() => rememberWantedPath(PATHS.account)} block>
          {login}
        </LinkButton>
      )}
    </AuthSheet>
  );
}
