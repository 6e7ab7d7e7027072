import { formatDateTime } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { CircleX } from 'lucide-react';
import { COPY } from '../copy';

type Rejected = Pick<Proposal, 'recusa_motivo' | 'recusa_data'>;

/** Between owner and client: not printed with the document. */
export function RejectionNote({ proposal }: { proposal: Rejected }) {
  return (
    <section
      aria-labelledby="recusa"
      data-print="hide"
      className="flex items-start gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-bad-soft text-bad">
        <CircleX aria-hidden="true" className="size-5" />
      </span>
      <div className="grid min-w-0 gap-1">
        <h2 id="recusa" className="text-lg font-semibold">
          {COPY.view.rejectedTitle}
        </h2>
        {proposal.recusa_data && (
          <p className="text-sm text-ink-soft">
            {COPY.view.rejectedText(formatDateTime(proposal.recusa_data))}
          </p>
        )}
        {proposal.recusa_motivo && (
          <p className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
            <strong className="font-medium">{COPY.view.reason}:</strong> <span>{proposal.recusa_motivo}</span>
          </p>
        )}
      </div>
    </section>
  );
}
