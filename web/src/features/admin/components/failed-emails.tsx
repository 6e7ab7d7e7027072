import { formatDateTime } from '@acordo/brazil/dates';
import type { FailedEmail } from '@acordo/contracts/http/vitamina/emails/list-failed';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../shared/ui/button';
import { failedEmailsQuery } from '../api/panel';
import { EMAILS } from '../copy';
import { mailWords } from '../model/mail-words';
import { useResend } from '../use-resend';
import { MoreButton } from './more-button';
import { PartEmpty, PartFailed, PartLoading } from './part-state';
import { Section } from './section';

/** Finally failed emails (D30), to be sent again. */
export function FailedEmails() {
  const list = useInfiniteQuery(failedEmailsQuery);
  const emails = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Section title={EMAILS.title} flush>
      {list.isPending && <PartLoading text={EMAILS.loading} />}
      {list.isError && !list.isFetchNextPageError && (
        <PartFailed text={EMAILS.failed} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && emails.length === 0 && <PartEmpty text={EMAILS.empty} />}
      {emails.length > 0 && (
        <ul aria-label={EMAILS.title} className="grid text-sm">
          {emails.map((email) => (
            <Row key={email.id} email={email} />
          ))}
        </ul>
      )}
      <MoreButton list={list} of={EMAILS.title} />
    </Section>
  );
}

function Row({ email }: { email: FailedEmail }) {
  const resend = useResend();
  const kind = mailWords(email.tipo);
  const to = email.destinatario || EMAILS.noAddress;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 sm:px-5">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">{kind}</p>
        <p className="wrap-anywhere text-ink-soft">{to}</p>
        <p className="wrap-anywhere">{email.motivo}</p>
        <p className="text-ink-soft tabular-nums">
          <time dateTime={email.falhou_em}>{formatDateTime(email.falhou_em)}</time>
          <span>{` · ${EMAILS.tries(email.tentativas)}`}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={EMAILS.resendOf(kind, to)}
        loading={resend.isPending}
        onClick={() => resend.mutate(email.id)}
      >
        {EMAILS.resend}
      </Button>
    </li>
  );
}
