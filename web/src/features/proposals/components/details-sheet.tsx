import { formatDate } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Share2 } from 'lucide-react';
import { editPath, viewPath } from '../../../app/paths';
import { proposalQuery } from '../../../shared/proposals/proposal';
import type { Wish } from '../../../shared/proposals/reopening';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Sheet } from '../../../shared/ui/sheet';
import { COPY } from '../copy';
import { rowOf } from '../model/row';
import { type ProposalActions, useProposalActions } from '../use-proposal-actions';
import { History } from './history';
import { Part } from './part';
import { SheetActions } from './sheet-actions';
import { StatusBadge } from './status-badge';
import { Views } from './views';

interface DetailsSheetProps {
  /** As its row showed it; undefined while nothing is open. */
  opened: Proposal | undefined;
  onClose: () => void;
  onSharing: (proposal: Proposal, wish: Wish) => void;
}

/** Everything about one proposal beside the list, with its history as a time line (look.md). */
export function DetailsSheet({ opened, onClose, onSharing }: DetailsSheetProps) {
  // The row may be far away by now, or old: what is open is asked for by itself.
  const fresh = useQuery({ ...proposalQuery(opened?.id ?? ''), enabled: opened !== undefined });
  const proposal = opened && (fresh.data?.id === opened.id ? fresh.data : opened);
  const actions = useProposalActions();
  return (
    <>
      <Sheet
        open={proposal !== undefined}
        onOpenChange={(open) => !open && onClose()}
        title={proposal?.titulo ?? ''}
        footer={proposal && <Footer proposal={proposal} onShare={() => onSharing(proposal, 'share')} />}
      >
        {proposal && (
          <Details proposal={proposal} actions={actions} onReplace={() => onSharing(proposal, 'replace')} />
        )}
      </Sheet>
      {actions.dialog}
    </>
  );
}

interface DetailsProps {
  proposal: Proposal;
  actions: ProposalActions;
  onReplace: () => void;
}

function Details({ proposal, actions, onReplace }: DetailsProps) {
  const row = rowOf(proposal);
  const facts = [
    [COPY.details.client, proposal.cliente_nome],
    [COPY.details.type, row.typeLabel],
    [COPY.details.pages, String(proposal.paginas)],
    [COPY.details.deadline, proposal.prazo],
    [COPY.details.hours, proposal.horas_trabalho],
    [COPY.details.template, COPY.templates[proposal.template]],
    ...linkFacts(proposal),
  ].filter(([, value]) => value !== '');
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-xl font-semibold tabular-nums">{row.amount}</span>
        <StatusBadge view={row.status} />
      </div>
      <SheetActions proposal={proposal} actions={actions} onReplace={onReplace} />
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
            {proposal.funcionalidades.map((feature, index) => (
              <li key={`${index} ${feature}`} className="wrap-anywhere">
                {feature}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(proposal.status !== 'rascunho' || proposal.vistas > 0) && (
        <Part title={COPY.views.title}>
          <Views proposal={proposal} />
        </Part>
      )}
      <Part title={COPY.history.title}>
        <History id={proposal.id} />
      </Part>
    </div>
  );
}

/** Until when the client can open it. A signed one's link has no end (D15). */
function linkFacts({ status, link_expira_em: end }: Proposal): [string, string][] {
  if (end === null || status === 'aceito') return [];
  const label = status === 'expirado' ? COPY.details.linkEnded : COPY.details.linkUntil;
  return [[label, formatDate(end)]];
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
