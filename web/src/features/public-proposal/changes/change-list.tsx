import { ArrowRight } from 'lucide-react';
import { Words } from '../../../document/parts/words';
import { Button } from '../../../shared/ui/button';
import type { DocumentChange, ListChange, ValueChange } from './change';
import { CHANGES } from './copy';
import { showPart } from './show-part';
import './changed-parts.css';

/** Maximum of shown entries of a list; the document has them all. */
const SHOWN = 5;

/**
 * Old and new, one change per line, each with a link to its part of the document.
 * @public use-changes loads it as a separate module
 * `ways`: false without scripts.
 */
export function ChangeList({ changes, ways = true }: { changes: readonly DocumentChange[]; ways?: boolean }) {
  if (changes.length === 0) return <p>{CHANGES.nothingListed}</p>;
  return (
    <dl aria-label={CHANGES.title} className="grid gap-3 border-t border-line pt-3">
      {changes.map((change) => (
        <div key={change.label} data-change={change.part}>
          <dt className="text-sm text-ink-soft">{change.label}</dt>
          <dd className="grid gap-0.5 [overflow-wrap:anywhere]">
            <What change={change} />
            {(ways || change.part === 'consent') && <Where change={change} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function What({ change }: { change: DocumentChange }) {
  if (change.kind === 'note') return <span>{change.note}</span>;
  return change.kind === 'value' ? <Values change={change} /> : <Entries change={change} />;
}

function Values({ change: { before, after } }: { change: ValueChange }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="sr-only">{CHANGES.before}: </span>
      {before ? <s className="text-ink-soft">{before}</s> : <span>{CHANGES.none}</span>}
      <ArrowRight aria-hidden="true" className="size-3.5 flex-none self-center" />
      <span className="sr-only">{CHANGES.after}: </span>
      <strong className="font-semibold">{after || CHANGES.none}</strong>
    </span>
  );
}

function Entries({ change: { added, removed } }: { change: ListChange }) {
  const lines = [
    [CHANGES.added, added],
    [CHANGES.removed, removed],
  ] as const;
  return lines.map(([label, entries]) =>
    entries.length > 0 ? (
      <span key={label}>
        <strong className="font-semibold">{`${label}: `}</strong>
        <Words text={shortened(entries)} />
      </span>
    ) : null,
  );
}

function shortened(entries: readonly string[]): string {
  const text = entries.slice(0, SHOWN).join(' · ');
  return entries.length > SHOWN ? `${text} ${CHANGES.more(entries.length - SHOWN)}` : text;
}

function Where({ change: { part, label } }: { change: DocumentChange }) {
  if (part === 'look') return null;
  if (part === 'consent') return <span className="text-sm text-ink-soft">{CHANGES.inForm}</span>;
  return (
    <Button
      variant="link"
      className="justify-self-start text-sm"
      aria-label={CHANGES.seePart(label)}
      onClick={() => showPart(part)}
    >
      {CHANGES.see}
    </Button>
  );
}
