import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import type { AuditEntry, TrailEntry } from '@acordo/contracts/http/vitamina/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Select } from '../../../shared/ui/select';
import { auditQuery } from '../api/panel';
import { AUDIT } from '../copy';
import { type AuditLine, auditLines, auditTitle } from '../model/audit-words';
import { TRAIL_FILTERS, type TrailFilter, trailFilterOf } from '../model/trail-filter';
import { AccessEntry } from './access-entry';
import { MoreButton } from './more-button';
import { PartEmpty, PartFailed, PartLoading } from './part-state';
import { Section } from './section';

/** Administrators' changes and sign-ins (D34, D35), as a time line, newest first. */
export function AuditTrail() {
  const [filter, setFilter] = useState<TrailFilter>('');
  const list = useInfiniteQuery(auditQuery(filter));
  // The same entry may be on two pages, if it was repeated in between.
  const entries = [
    ...new Map(list.data?.pages.flatMap(({ rows }) => rows).map((one) => [one.id, one])).values(),
  ];
  const choose = (
    <Select
      aria-label={AUDIT.filter}
      value={filter}
      onChange={({ target }) => setFilter(trailFilterOf(target.value))}
      className="w-40"
    >
      {TRAIL_FILTERS.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
  return (
    <Section title={AUDIT.title} aside={choose} flush>
      {list.isPending && <PartLoading text={AUDIT.loading} />}
      {list.isError && !list.isFetchNextPageError && (
        <PartFailed text={AUDIT.failed} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && entries.length === 0 && <PartEmpty text={AUDIT.empty} />}
      {entries.length > 0 && (
        <ol
          aria-label={AUDIT.title}
          aria-busy={list.isPlaceholderData}
          className={clsx(
            'grid px-4 pt-1 pb-4 text-sm transition-opacity sm:px-5',
            list.isPlaceholderData && 'opacity-60',
          )}
        >
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <MoreButton list={list} of={AUDIT.title} />
    </Section>
  );
}

/** A change has a filled mark, an access a ring. */
function Entry({ entry }: { entry: TrailEntry }) {
  const change = entry.classe === 'alteracao';
  return (
    <li className="group relative grid gap-0.5 pb-4 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-2 bottom-0 left-[4.5px] w-px translate-y-1 bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-1.5 left-0 size-2.5 rounded-full',
          change ? 'bg-pen' : 'border-2 border-edge bg-surface',
        )}
      />
      {change ? <ChangeEntry entry={entry} /> : <AccessEntry entry={entry} />}
    </li>
  );
}

function ChangeEntry({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <span className="font-medium wrap-anywhere">{auditTitle(entry)}</span>
      {auditLines(entry).map((line) => (
        <Line key={line.field} line={line} />
      ))}
      <span className="wrap-anywhere text-ink-soft">
        <span>{AUDIT.by(entry.quem)}</span>
        {entry.ip && <span>{` · ${AUDIT.ip(entry.ip)}`}</span>}
      </span>
      <time dateTime={entry.em} title={formatEvidence(entry.em)} className="text-ink-soft tabular-nums">
        {formatDateTime(entry.em)}
      </time>
    </>
  );
}

function Line({ line: { field, before, after } }: { line: AuditLine }) {
  return (
    <span className="wrap-anywhere">
      <span>{`${field}: `}</span>
      {before !== undefined && <del className="text-ink-soft">{before}</del>}
      {before !== undefined && after !== undefined && <span> → </span>}
      {after !== undefined && <ins className="no-underline">{after}</ins>}
    </span>
  );
}
