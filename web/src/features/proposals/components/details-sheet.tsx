import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useQuery } from '@tanstack/react-query';
import { Eye, Pencil, Share2 } from 'lucide-react';
import { editPath, viewPath } from '../../../app/paths';
import { publicTitle } from '@acordo/document/title';
import { proposalQuery } from '../../../shared/proposals/proposal';
import type { Wish } from '../../../shared/proposals/reopening';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import Sheet from '../../../shared/ui/sheet-view';
import { COPY } from '../copy';
import type { ProposalActions } from '../use-proposal-actions';
import { Details } from './details';

export interface DetailsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As its row showed it; undefined while nothing is open. */
  opened: Proposal | undefined;
  actions: ProposalActions;
  onSharing: (proposal: Proposal, wish: Wish) => void;
}

/** Everything about one proposal beside the list, with its history as a time line (L14). */
export default function DetailsSheet(props: DetailsSheetProps) {
  const { open, onOpenChange, opened, actions, onSharing } = props;
  // The row may be unloaded or outdated by now: the open proposal is fetched separately.
  const fresh = useQuery({ ...proposalQuery(opened?.id ?? ''), enabled: opened !== undefined });
  const proposal = opened && (fresh.data?.id === opened.id ? fresh.data : opened);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={publicTitle(proposal?.titulo ?? '')}
      footer={proposal && <Footer proposal={proposal} onShare={() => onSharing(proposal, 'share')} />}
    >
      {proposal && (
        <Details proposal={proposal} actions={actions} onReplace={() => onSharing(proposal, 'replace')} />
      )}
    </Sheet>
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
