import { formatDateTime } from '@acordo/brazil/dates';
import type { Uncancelled as Row } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Note } from '../../../shared/ui/note';
import { uncancelledQuery } from '../api/panel';
import { EMAILS, UNCANCELLED } from '../copy';
import { cancellationWords } from '../model/cancellation-words';
import { PartFailed } from './part-state';
import { Section } from './section';

/**
 * Closed accounts that may still be charged (D37). Nothing if there are none, which is nearly always; a failed
 * call is shown, since nobody would notice the missing part.
 */
export function Uncancelled() {
  const { data, isError, isFetching, refetch } = useQuery(uncancelledQuery);
  if (!data && !isError) return null;
  if (data?.total === 0) return null;
  return (
    <Section title={UNCANCELLED.title} flush>
      {data ? (
        <Found rows={data.assinaturas} total={data.total} />
      ) : (
        <PartFailed text={UNCANCELLED.failed} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Section>
  );
}

function Found({ rows, total }: { rows: Row[]; total: number }) {
  return (
    <>
      <div role="alert" className="px-4 pb-4 sm:px-5">
        <Note icon={TriangleAlert} tone="warn">
          {UNCANCELLED.note}
        </Note>
      </div>
      <ul aria-label={UNCANCELLED.title} className="grid text-sm">
        {rows.map((row) => (
          <One key={row.assinatura} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft sm:px-5">
          {UNCANCELLED.more(total - rows.length)}
        </p>
      )}
    </>
  );
}

function One({ row }: { row: Row }) {
  const { assinatura, cliente, usuario, desde, tentativas, proxima_em, falha } = row;
  return (
    <li className="border-t border-line px-4 py-3 wrap-anywhere sm:px-5">
      <p className="font-mono font-medium">{assinatura}</p>
      <p>{cancellationWords(falha)}</p>
      <p className="text-ink-soft">
        {UNCANCELLED.customer} <span className="font-mono">{cliente}</span> · {UNCANCELLED.account}{' '}
        <span className="font-mono">{usuario}</span>
      </p>
      <p className="text-ink-soft tabular-nums">
        <span>{`${UNCANCELLED.since} `}</span>
        <time dateTime={desde}>{formatDateTime(desde)}</time>
        <span>{` · ${EMAILS.tries(tentativas)} · ${UNCANCELLED.next} `}</span>
        <time dateTime={proxima_em}>{formatDateTime(proxima_em)}</time>
      </p>
    </li>
  );
}
