import { formatDateTime } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { COPY } from '../copy';

type Seen = Pick<Proposal, 'vistas' | 'vista_primeira_em' | 'vista_ultima_em'>;

/** How often the client has looked, first and last (D20). */
export function Views({ proposal }: { proposal: Seen }) {
  const { vistas, vista_primeira_em: first, vista_ultima_em: last } = proposal;
  if (vistas === 0) return <p className="text-sm">{COPY.views.none}</p>;
  const facts = [
    [COPY.views.count, String(vistas)],
    [COPY.views.first, first ? formatDateTime(first) : ''],
    [COPY.views.last, last ? formatDateTime(last) : ''],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="grid cols-fit-8 gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="max-sm:first:col-span-full">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
