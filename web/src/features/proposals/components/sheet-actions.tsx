import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { BellRing, Copy, FileDown, Link2Off, type LucideIcon, RefreshCw } from 'lucide-react';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import { LINK_COPY } from '../../../shared/proposals/link-copy';
import { linkChange } from '../../../shared/proposals/reopening';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import type { ProposalActions } from '../use-proposal-actions';

interface SheetActionsProps {
  proposal: Proposal;
  actions: ProposalActions;
  onReplace: () => void;
}

/** Rare actions, which are not in a row. */
export function SheetActions({ proposal, actions, onReplace }: SheetActionsProps) {
  const change = linkChange(proposal);
  return (
    <ul aria-label={COPY.actions.more} className="flex flex-wrap gap-2">
      {proposal.status === 'enviado' && (
        <Action icon={BellRing} label={COPY.actions.remind} onClick={() => actions.remind(proposal)} />
      )}
      <Action
        icon={FileDown}
        label={SHARED.pdf.action}
        loading={actions.downloading}
        onClick={() => actions.download(proposal)}
      />
      <Action
        icon={Copy}
        label={SHARED.duplicate.action}
        loading={actions.duplicating}
        onClick={() => actions.duplicate(proposal)}
      />
      {change === 'revoke' && (
        <Action icon={Link2Off} label={LINK_COPY.revoke.action} onClick={() => actions.revoke(proposal)} />
      )}
      {change === 'replace' && (
        <Action icon={RefreshCw} label={LINK_COPY.replace.action} onClick={onReplace} />
      )}
    </ul>
  );
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  loading?: boolean;
  onClick: () => void;
}

function Action({ icon: Icon, label, loading = false, onClick }: ActionProps) {
  return (
    <li>
      <Button variant="secondary" size="sm" loading={loading} onClick={onClick}>
        {!loading && <Icon aria-hidden="true" className="size-4" />}
        <span>{label}</span>
      </Button>
    </li>
  );
}
