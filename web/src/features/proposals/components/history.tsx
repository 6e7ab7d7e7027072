import { clsx } from 'clsx';
import type { Tone } from '../model/status';
import type { Moment } from '../model/timeline';

const DOT: Readonly<Record<Tone, string>> = {
  neutral: 'bg-edge',
  pen: 'bg-pen',
  good: 'bg-good',
  bad: 'bg-bad',
};

export function History({ moments }: { moments: Moment[] }) {
  return (
    <ol className="grid text-sm">
      {moments.map((moment) => (
        <li key={moment.key} className="group relative grid gap-0.5 pb-4 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-2 bottom-0 left-[4.5px] w-px translate-y-1 bg-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className={clsx('absolute top-1.5 left-0 size-2.5 rounded-full', DOT[moment.tone])}
          />
          <span className="font-medium">{moment.label}</span>
          <span className="text-ink-soft tabular-nums">{moment.when}</span>
        </li>
      ))}
    </ol>
  );
}
