import { formatDateTime, formatEvidence } from '@acordo/brazil/dates';
import { groupOf } from '@acordo/contracts/http/auth/activity-kinds';
import type { AccessEntry as Entry } from '@acordo/contracts/http/vitamina/audit';
import { LogIn, ShieldAlert } from 'lucide-react';
import { activityPlace, activityTimes, activityTitle } from '../../../shared/activity/activity-words';
import { Badge } from '../../../shared/ui/badge';
import { AUDIT } from '../copy';

/** A successful or refused sign-in to an account (D35). A word and an icon distinguish it from a change. */
export function AccessEntry({ entry }: { entry: Entry }) {
  const refused = groupOf(entry.tipo) === 'tentativas';
  const times = activityTimes(entry);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">
          {`${activityTitle(entry)}: ${entry.conta || AUDIT.gone}`}
        </span>
        {refused ? (
          <Badge tone="bad" icon={ShieldAlert}>
            {AUDIT.refused}
          </Badge>
        ) : (
          <Badge icon={LogIn}>{AUDIT.access}</Badge>
        )}
      </span>
      <span className="wrap-anywhere text-ink-soft tabular-nums">
        {`${AUDIT.accounts[entry.conta_tipo]} · ${activityPlace(entry)}`}
      </span>
      <span className="text-ink-soft tabular-nums">
        <time dateTime={entry.em} title={formatEvidence(entry.em)}>
          {formatDateTime(entry.em)}
        </time>
        {times && <span>{` · ${times}`}</span>}
      </span>
    </>
  );
}
