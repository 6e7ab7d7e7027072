import { formatEvidence } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { COPY } from '../copy';
import { agoOf } from '../model/ago';
import { useHalfMinutes } from '../use-half-minutes';

type Viewed = Pick<Proposal, 'status' | 'vistas' | 'vista_ultima_em'>;

/** How often the client has looked, and when last (P112, D20). */
export function Seen({ proposal: { status, vistas, vista_ultima_em: last } }: { proposal: Viewed }) {
  const now = useHalfMinutes();
  if (status === 'rascunho' || vistas === 0 || last === null) return null;
  return (
    <time
      dateTime={last}
      title={formatEvidence(last)}
      className="max-w-full truncate text-xs text-ink-soft tabular-nums"
    >
      {COPY.views.seen(vistas, agoOf(last, now))}
    </time>
  );
}
