import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { Eye, Pencil, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { editPath, viewPath } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Sheet } from '../../../shared/ui/sheet';
import { COPY } from '../copy';
import { rowOf } from '../model/row';
import { momentsOf } from '../model/timeline';
import { History } from './history';
import { StatusBadge } from './status-badge';

interface DetailsSheetProps {
  proposal: Proposal | undefined;
  onClose: () => void;
  onShare: (proposal: Proposal) => void;
}

/** Everything about one proposal beside the list, with its history as a time line (look.md). */
export function DetailsSheet({ proposal, onClose, onShare }: DetailsSheetProps) {
  return (
    <Sheet
      open={proposal !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={proposal?.titulo ?? ''}
      footer={proposal && <Footer proposal={proposal} onShare={() => onShare(proposal)} />}
    >
      {proposal && <Details proposal={proposal} />}
    </Sheet>
  );
}

function Details({ proposal }: { proposal: Proposal }) {
  const [now] = useState(() => new Date());
  const row = rowOf(proposal);
  const facts = [
    [COPY.details.client, proposal.cliente_nome],
    [COPY.details.type, row.typeLabel],
    [COPY.details.pages, String(proposal.paginas)],
    [COPY.details.deadline, proposal.prazo],
    [COPY.details.hours, proposal.horas_trabalho],
    [COPY.details.template, COPY.templates[proposal.template]],
  ].filter(([, value]) => value !== '');
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-xl font-semibold tabular-nums">{row.amount}</span>
        <StatusBadge view={row.status} />
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {proposal.recusa_motivo && (
        <Part title={COPY.details.reason}>
          <p className="rounded-control bg-bad-soft px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
            {proposal.recusa_motivo}
          </p>
        </Part>
      )}
      {proposal.descricao && (
        <Part title={COPY.details.description}>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{proposal.descricao}</p>
        </Part>
      )}
      {proposal.funcionalidades.length > 0 && (
        <Part title={COPY.details.features}>
          <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-edge">
            {proposal.funcionalidades.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={COPY.details.history}>
        <History moments={momentsOf(proposal, now)} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}

function Footer({ proposal, onShare }: { proposal: Proposal; onShare: () => void }) {
  return (
    <>
      <LinkButton to={viewPath(proposal.id)} className="max-sm:basis-full">
        <Eye aria-hidden="true" className="size-[18px]" />
        {COPY.actions.view}
      </LinkButton>
      <LinkButton variant="secondary" to={editPath(proposal.id)} className="max-sm:grow">
        <Pencil aria-hidden="true" className="size-4" />
        {COPY.actions.edit}
      </LinkButton>
      <Button variant="secondary" onClick={onShare} className="max-sm:grow">
        <Share2 aria-hidden="true" className="size-4" />
        {COPY.actions.share}
      </Button>
    </>
  );
}
