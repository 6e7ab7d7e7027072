import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { clsx } from 'clsx';
import { Eye, Link2, Pencil, Share2 } from 'lucide-react';
import { editPath, viewPath } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { COPY } from '../copy';
import { ActionIcon } from './action-icon';
import { MoreButton } from './more-button';
import { BOTH_LINES } from './row-columns';
import type { RowHandlers } from './row-handlers';

interface RowActionsProps {
  proposal: Proposal;
  title: string;
  handlers: RowHandlers;
  /** The public link is being made. */
  linking: boolean;
  /** A copy or the PDF is being made. */
  working: boolean;
  className?: string;
}

const LOOK = {
  variant: 'ghost',
  size: 'sm',
  className:
    'group relative max-lg:min-w-11 max-lg:min-h-11 max-lg:px-2.5 lg:w-8 lg:px-0 pointer-coarse:lg:w-11',
} as const;
/** On smaller screens these are in the menu, with their words. */
const WIDE = 'max-lg:hidden';

/** Sharing first; what is rare is in a menu (P112). Icons on wide screens, with their words in a bubble. */
export function RowActions({ proposal, title, handlers, linking, working }: RowActionsProps) {
  const { id } = proposal;
  const words = COPY.actions;
  return (
    <ul
      aria-label={words.group(title)}
      className={clsx('order-6 flex gap-1 lg:order-none lg:justify-end lg:gap-0', BOTH_LINES)}
    >
      <li>
        <Button
          {...LOOK}
          className={clsx(LOOK.className, 'text-pen max-lg:border max-lg:border-edge')}
          onClick={() => handlers.onShare(proposal)}
        >
          <ActionIcon icon={Share2} label={words.share} />
        </Button>
      </li>
      <li className={WIDE}>
        <Button {...LOOK} loading={linking} onClick={() => handlers.onLink(proposal)}>
          <ActionIcon icon={linking ? null : Link2} label={words.link} />
        </Button>
      </li>
      <li className={WIDE}>
        <LinkButton {...LOOK} to={editPath(id)}>
          <ActionIcon icon={Pencil} label={words.edit} />
        </LinkButton>
      </li>
      <li className={WIDE}>
        <LinkButton {...LOOK} to={viewPath(id)}>
          <ActionIcon icon={Eye} label={words.view} />
        </LinkButton>
      </li>
      <li>
        <MoreButton look={LOOK} proposal={proposal} handlers={handlers} linking={linking} working={working} />
      </li>
    </ul>
  );
}
