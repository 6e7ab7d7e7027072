import { CircleCheck, FileText, Send } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import { COPY } from '../copy';
import { POSTER } from '../sample';

const STATES = {
  signed: { tone: 'good', icon: CircleCheck, label: 'Assinada Digitalmente' },
  sent: { tone: 'pen', icon: Send, label: 'Enviado' },
  draft: { tone: 'neutral', icon: FileText, label: 'Rascunho' },
} as const;

/** The presentation's still picture: the dashboard in a browser's frame. */
export function VideoPoster() {
  return (
    <section aria-labelledby="video" className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:px-6 sm:py-24">
        <div className="mx-auto grid max-w-2xl gap-3 text-center">
          <h2 id="video" className="font-serif text-2xl font-medium tracking-tight sm:text-3xl">
            {COPY.video.title}
          </h2>
          <p className="text-balance text-ink-soft sm:text-lg">{COPY.video.text}</p>
        </div>
        <div
          aria-hidden="true"
          className="mx-auto w-full max-w-4xl overflow-hidden rounded-card border border-line shadow-raised"
        >
          <div className="flex h-10 items-center gap-2 border-b border-line bg-mute px-4">
            <span className="size-2.5 rounded-full bg-line" />
            <span className="size-2.5 rounded-full bg-line" />
            <span className="size-2.5 rounded-full bg-line" />
            <span className="mx-auto w-56 truncate rounded-full bg-surface px-3 py-1 text-center text-xs text-ink-soft">
              {COPY.video.address}
            </span>
            <span className="w-10 max-sm:hidden" />
          </div>
          <div className="grid gap-6 bg-paper p-5 sm:p-8">
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
        </div>
      </div>
    </section>
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
