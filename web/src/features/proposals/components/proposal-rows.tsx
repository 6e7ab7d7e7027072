import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useSharing } from '../../../shared/proposals/use-sharing';
import { late } from '../../../shared/ui/late';
import { whenUsed } from '../../../shared/ui/when-used';
import type { RowHeights } from '../model/row-heights';
import { useProposalActions } from '../use-proposal-actions';
import { useSteady } from '../use-steady';
import { DeleteDialog } from './delete-dialog';
import type { DetailsSheetProps } from './details-sheet';
import { ListHead } from './list-head';
import { loadRowMenu } from './more-button';
import { PageRows } from './row-window';

const DetailsSheet = late<DetailsSheetProps>(() => import('./details-sheet'));

interface ProposalRowsProps {
  pages: { cursor: string; rows: readonly Proposal[] }[];
  /** Rows of the whole list; -1 while unknown. */
  size: number;
  /** Other rows are loading. */
  changing: boolean;
  onLook: (cursor: string, near: boolean) => void;
  heights: RowHeights;
  /** Gets the focus when the focused row is removed. */
  headingId: string;
}

/** The rows and what opens from them. Stays while the list is empty: the dialog of the last deleted row still has to close. */
export function ProposalRows({ pages, size, changing, onLook, heights, headingId }: ProposalRowsProps) {
  const sharing = useSharing();
  const actions = useProposalActions();
  const [deleting, setDeleting] = useState<Proposal>();
  const [opened, setOpened] = useState<Proposal>();
  const handlers = useSteady({
    onOpen: setOpened,
    onShare: (proposal: Proposal) => sharing.start(proposal, 'share'),
    onLink: (proposal: Proposal) => sharing.start(proposal, 'link'),
    onDuplicate: actions.duplicate,
    onDownload: actions.download,
    onRemind: actions.remind,
    onRevoke: actions.revoke,
    onReplace: (proposal: Proposal) => sharing.start(proposal, 'replace'),
    onDelete: setDeleting,
  });
  useEffect(() => whenUsed(() => void loadRowMenu().catch(() => undefined)), []);
  const starts = startsOf(pages);
  return (
    <>
      {pages.some(({ rows }) => rows.length > 0) && (
        <>
          <ListHead />
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- boxes of rows stand between it and its items
            role="list"
            aria-labelledby={headingId}
            className={clsx('@container -mt-px transition-opacity', changing && 'opacity-55')}
          >
            {pages.map(({ cursor, rows }, index) => (
              <PageRows
                key={cursor}
                cursor={cursor}
                rows={rows}
                before={starts[index] ?? 0}
                size={size}
                heights={heights}
                handlers={handlers}
                linking={sharing.linking}
                working={actions.working}
                onLook={onLook}
              />
            ))}
          </div>
        </>
      )}
      <DetailsSheet
        open={opened !== undefined}
        onOpenChange={(open) => !open && setOpened(undefined)}
        opened={opened}
        actions={actions}
        onSharing={(proposal, wish) => {
          setOpened(undefined);
          sharing.start(proposal, wish);
        }}
      />
      <DeleteDialog proposal={deleting} onClose={() => setDeleting(undefined)} headingId={headingId} />
      {actions.dialog}
      {sharing.dialogs}
    </>
  );
}

/** The number of rows before each page. */
function startsOf(pages: ProposalRowsProps['pages']): number[] {
  let before = 0;
  return pages.map(({ rows }) => {
    const start = before;
    before += rows.length;
    return start;
  });
}
