import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import type { AuditEntry } from '@acordo/contracts/http/vitamina/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery } from '../api/panel';
import { AUDIT } from '../copy';
import { type AuditLine, auditLines, auditTitle } from '../model/audit-words';
import { LoadMore } from './load-more';
import { PartEmpty, PartFailed, PartLoading } from './part-state';
import { Section } from './section';

/** What administrators changed (D34), as a time line, newest first. */
export function AuditTrail() {
  const list = useInfiniteQuery(auditQuery);
  const entries = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Section title={AUDIT.title} flush>
      {list.isPending && <PartLoading text={AUDIT.loading} />}
      {list.isError && !list.isFetchNextPageError && (
        <PartFailed text={AUDIT.failed} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && entries.length === 0 && <PartEmpty text={AUDIT.empty} />}
      {entries.length > 0 && (
        <ol aria-label={AUDIT.title} className="grid px-4 pt-1 pb-4 text-sm sm:px-5">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <LoadMore list={list} of={AUDIT.title} />
    </Section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className="group relative grid gap-0.5 pb-4 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-2 bottom-0 left-[4.5px] w-px translate-y-1 bg-line group-last:hidden"
      />
      <span aria-hidden="true" className="absolute top-1.5 left-0 size-2.5 rounded-full bg-pen" />
      <span className="font-medium wrap-anywhere">{auditTitle(entry)}</span>
      {auditLines(entry).map((line) => (
        <Line key={line.field} line={line} />
      ))}
      <span className="wrap-anywhere text-ink-soft">
        {AUDIT.by(entry.quem)}
        {entry.ip && ` · ${AUDIT.ip(entry.ip)}`}
      </span>
      <time dateTime={entry.em} title={formatEvidence(entry.em)} className="text-ink-soft tabular-nums">
        {formatDateTime(entry.em)}
      </time>
    </li>
  );
}

function Line({ line: { field, before, after } }: { line: AuditLine }) {
  return (
    <span className="wrap-anywhere">
      {field}: {before !== undefined && <del className="text-ink-soft">{before}</del>}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && <ins className="no-underline">{after}</ins>}
    </span>
  );
}
