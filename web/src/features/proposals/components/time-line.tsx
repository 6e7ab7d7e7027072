import type { ProposalEvent } from '@acordo/contracts/http/propostas/events';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Words } from '../../../document/parts/words';
import { Button } from '../../../shared/ui/button';
import { HISTORY } from '../history-copy';
import type { Tone } from '../model/status';
import { type Moment, momentsOf } from '../model/timeline';

const DOT: Readonly<Record<Tone, string>> = {
  neutral: 'bg-edge',
  pen: 'bg-pen',
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
};

/** The newest are shown first; older ones on demand. */
const SHOWN = 20;

/** A history, oldest first. */
export function TimeLine({ events }: { events: readonly ProposalEvent[] }) {
  const moments = momentsOf(events);
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, moments.length - SHOWN);
  return (
    <div className="grid gap-3">
      {hidden > 0 && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {HISTORY.earlier(hidden)}
        </Button>
      )}
      <ol className="grid text-sm">
        {moments.slice(hidden).map((moment) => (
          <Line key={moment.key} moment={moment} />
        ))}
      </ol>
    </div>
  );
}

function Line({ moment }: { moment: Moment }) {
  return (
    <li className="group relative grid gap-0.5 pb-4 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-2 bottom-0 left-[4.5px] w-px translate-y-1 bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={clsx('absolute top-1.5 left-0 size-2.5 rounded-full', DOT[moment.tone])}
      />
      <span className="font-medium wrap-anywhere">{moment.label}</span>
      {moment.detail && (
        <span className="wrap-anywhere whitespace-pre-line">
          <Words text={moment.detail} />
        </span>
      )}
      <time dateTime={moment.instant} title={moment.exact} className="text-ink-soft tabular-nums">
        {moment.when}
      </time>
    </li>
  );
}
