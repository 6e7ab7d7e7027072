import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import type { Activity } from '@acordo/contracts/http/auth/activity';
import { clsx } from 'clsx';
import { ActivityIcon } from '../../../shared/activity/activity-icon';
import { activityPlace, activityTimes, activityTitle } from '../../../shared/activity/activity-words';
import { ACTIVITY } from '../activity-copy';

interface ActivityListProps {
  entries: readonly Activity[];
  /** Another group is loading. */
  busy: boolean;
}

export function ActivityList({ entries, busy }: ActivityListProps) {
  return (
    <ol
      aria-label={ACTIVITY.title}
      aria-busy={busy}
      className={clsx('-my-1 grid divide-y divide-line transition-opacity', busy && 'opacity-60')}
    >
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Row({ entry }: { entry: Activity }) {
  const times = activityTimes(entry);
  return (
    <li className="flex gap-x-4 py-3.5">
      <ActivityIcon tipo={entry.tipo} />
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium">{activityTitle(entry)}</p>
          <p className="text-sm wrap-anywhere text-ink-soft tabular-nums">{activityPlace(entry)}</p>
          {times && <p className="text-sm text-ink-soft tabular-nums">{times}</p>}
        </div>
        <time
          dateTime={entry.em}
          title={formatEvidence(entry.em)}
          className="text-sm text-ink-soft sm:whitespace-nowrap tabular-nums"
        >
          {formatDateTime(entry.em)}
        </time>
      </div>
    </li>
  );
}
