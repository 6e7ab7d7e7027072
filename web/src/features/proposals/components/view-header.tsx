import { formatDate } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { ArrowLeft, Pencil, Printer, Share2 } from 'lucide-react';
import { editPath, PATHS } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { COPY } from '../copy';
import { ownerViewStatus } from '../model/status';
import { StatusBadge } from './status-badge';

interface ViewHeaderProps {
  proposal: Proposal;
  onShare: () => void;
}

export function ViewHeader({ proposal, onShare }: ViewHeaderProps) {
  return (
    <header data-print="hide" className="grid grid-cols-1 gap-4">
      <LinkButton variant="ghost" size="sm" to={PATHS.dashboard} className="-ml-3 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {COPY.view.back}
      </LinkButton>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid min-w-0 gap-2">
          <h1 className="font-serif text-2xl font-medium wrap-anywhere">{proposal.titulo}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <StatusBadge view={ownerViewStatus(proposal.status)} />
            <time dateTime={proposal.criado_em} className="tabular-nums">
              {COPY.view.created(formatDate(proposal.criado_em))}
            </time>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="secondary" to={editPath(proposal.id)} className="max-sm:grow">
            <Pencil aria-hidden="true" className="size-4" />
            {COPY.view.edit}
          </LinkButton>
          <Button variant="secondary" onClick={() => window.print()} className="max-sm:grow">
            <Printer aria-hidden="true" className="size-4" />
            {COPY.view.print}
          </Button>
          <Button onClick={onShare} className="max-sm:grow">
            <Share2 aria-hidden="true" className="size-4" />
            {COPY.view.share}
          </Button>
        </div>
      </div>
    </header>
  );
}
