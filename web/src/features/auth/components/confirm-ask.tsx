import { MailQuestion } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { CONFIRM } from '../copy';
import { AuthSheet } from './auth-sheet';
import { OutcomeMark } from './outcome-mark';

/** What is about to be confirmed, in a fixed text without a call: the link reveals nothing until it is used. */
export function ConfirmAsk({ sending, onConfirm }: { sending: boolean; onConfirm: () => void }) {
  const { title, text, submit, sending: busy, stranger } = CONFIRM.ask;
  return (
    <AuthSheet title={title} text={text} mark={<OutcomeMark icon={MailQuestion} tone="pen" />}>
      <Button block loading={sending} onClick={onConfirm}>
        {sending ? busy : submit}
      </Button>
      <p className="border-t border-line pt-5 text-center text-sm text-ink-soft">{stranger}</p>
    </AuthSheet>
  );
}
