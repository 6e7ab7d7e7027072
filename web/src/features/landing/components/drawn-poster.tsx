import { CircleCheck, FileText, Send } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import { POSTER } from '../sample';

const STATES = {
  signed: { tone: 'good', icon: CircleCheck, label: 'Assinada Digitalmente' },
  sent: { tone: 'pen', icon: Send, label: 'Enviado' },
  draft: { tone: 'neutral', icon: FileText, label: 'Rascunho' },
} as const;

/** The presentation's poster if none was recorded: the dashboard as HTML. */
export default function DrawnPoster() {
  return (
    <div aria-hidden="true" className="grid gap-6 bg-paper p-5 sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <p className="font-serif text-xl font-medium">{POSTER.greeting}</p>
        <span className="rounded-control bg-pen px-3 py-2 text-xs font-medium text-on-pen">
          Nova Proposta
        </span>
      </div>
      <div className="grid grid-cols-3 gap-y-4 sm:grid-cols-5 sm:divide-x sm:divide-line">
        {POSTER.stats.map(({ label, value }) => (
          <div key={label} className="sm:px-5 sm:first:pl-0">
            <p className="text-xs text-ink-soft">{label}</p>
            <p className="text-xl font-semibold tabular-nums">{value}</p>
          </div>
        ))}
      </div>
      <div className="divide-y divide-line rounded-control border border-line bg-surface">
        {POSTER.rows.map((row) => (
          <PosterRow key={row.title} row={row} />
        ))}
      </div>
    </div>
  );
}

function PosterRow({ row }: { row: (typeof POSTER.rows)[number] }) {
  const { tone, icon, label } = STATES[row.state];
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[1fr_11rem_7rem]">
      <div className="min-w-0">
        <p className="truncate text-sm font-medium">{row.title}</p>
        <p className="text-xs text-ink-soft">{row.type}</p>
      </div>
      <p className="text-right text-sm font-medium whitespace-nowrap tabular-nums sm:order-last">
        {row.amount}
      </p>
      <div>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </div>
    </div>
  );
}
