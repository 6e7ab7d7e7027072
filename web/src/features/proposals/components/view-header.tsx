import { formatDate } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import {
  ArrowLeft,
  BellRing,
  Copy,
  Ellipsis,
  FileDown,
  History,
  Link2Off,
  Pencil,
  Printer,
  RefreshCw,
  Share2,
} from 'lucide-react';
import { editPath, PATHS } from '../../../app/paths';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import { LINK_COPY } from '../../../shared/proposals/link-copy';
import { linkChange, type Wish } from '../../../shared/proposals/reopening';
import { Button } from '../../../shared/ui/button';
import { printPage } from '../../../shared/ui/print-page';
import { DropdownMenu, MenuItem } from '../../../shared/ui/dropdown-menu';
import { LinkButton } from '../../../shared/ui/link-button';
import { COPY } from '../copy';
import { ownerViewStatus } from '../model/status';
import type { ProposalActions } from '../use-proposal-actions';
import { StatusBadge } from './status-badge';

interface ViewHeaderProps {
  proposal: Proposal;
  actions: ProposalActions;
  onSharing: (wish: Wish) => void;
  onHistory: () => void;
}

export function ViewHeader({ proposal, actions, onSharing, onHistory }: ViewHeaderProps) {
  return (
    <header data-print="hide" className="grid grid-cols-1 gap-4">
      <LinkButton variant="ghost" size="sm" to={PATHS.dashboard} className="-ml-3 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {COPY.view.back}
      </LinkButton>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid min-w-0 gap-2">
          <h1 className="font-serif text-xl font-medium wrap-anywhere sm:text-2xl">{proposal.titulo}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <StatusBadge view={ownerViewStatus(proposal)} />
            <time dateTime={proposal.criado_em} className="tabular-nums">
              {COPY.view.created(formatDate(proposal.criado_em))}
            </time>
          </p>
        </div>
        <div className="grid cols-fit-9 gap-2 sm:flex sm:flex-wrap">
          <LinkButton variant="secondary" to={editPath(proposal.id)}>
            <Pencil aria-hidden="true" className="size-4" />
            {COPY.view.edit}
          </LinkButton>
          <Button variant="secondary" onClick={onHistory}>
            <History aria-hidden="true" className="size-4" />
            {COPY.view.history}
          </Button>
          <Button
            variant="secondary"
            loading={actions.downloading}
            onClick={() => actions.download(proposal)}
          >
            {!actions.downloading && <FileDown aria-hidden="true" className="size-4" />}
            <span>{SHARED.pdf.action}</span>
          </Button>
          <Button variant="secondary" onClick={printPage}>
            <Printer aria-hidden="true" className="size-4" />
            {COPY.view.print}
          </Button>
          <div className="col-span-full flex gap-2">
            <Button onClick={() => onSharing('share')} className="max-sm:grow">
              <Share2 aria-hidden="true" className="size-4" />
              {COPY.view.share}
            </Button>
            <More proposal={proposal} actions={actions} onReplace={() => onSharing('replace')} />
          </div>
        </div>
      </div>
    </header>
  );
}

interface MoreProps {
  proposal: Proposal;
  actions: ProposalActions;
  onReplace: () => void;
}

function More({ proposal, actions, onReplace }: MoreProps) {
  const change = linkChange(proposal);
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="icon" loading={actions.duplicating} aria-label={COPY.actions.more}>
          {!actions.duplicating && <Ellipsis aria-hidden="true" className="size-5" />}
        </Button>
      }
    >
      {proposal.status === 'enviado' && (
        <MenuItem icon={BellRing} onSelect={() => actions.remind(proposal)}>
          {COPY.actions.remind}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => actions.duplicate(proposal)}>
        {SHARED.duplicate.action}
      </MenuItem>
      {change === 'revoke' && (
        <MenuItem icon={Link2Off} danger onSelect={() => actions.revoke(proposal)}>
          {LINK_COPY.revoke.action}
        </MenuItem>
      )}
      {change === 'replace' && (
        <MenuItem icon={RefreshCw} onSelect={onReplace}>
          {LINK_COPY.replace.action}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
