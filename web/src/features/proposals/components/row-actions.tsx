import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { clsx } from 'clsx';
import { Eye, Link2, type LucideIcon, Pencil, Share2, Trash2 } from 'lucide-react';
import { editPath, viewPath } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { COPY } from '../copy';
import type { RowHandlers } from './row-handlers';

interface RowActionsProps {
  proposal: Proposal;
  handlers: RowHandlers;
  /** The public link is being made. */
  linking: boolean;
  className?: string;
}

/** On phones three in the first line and two in the second; fewer where the text is larger. */
const NARROW = 'grow basis-[6rem] sm:grow-0 sm:basis-auto';
const WIDE = 'order-1 grow basis-[9rem] sm:order-none sm:grow-0 sm:basis-auto';

/** Icons on wide screens, words beside them on smaller ones, where no tooltip helps. */
export function RowActions({ proposal, handlers, linking, className }: RowActionsProps) {
  const { id, titulo } = proposal;
  const words = COPY.actions;
  const look = {
    variant: 'ghost',
    size: 'sm',
    block: true,
    className: 'group relative lg:w-9 lg:px-0',
  } as const;
  return (
    <ul aria-label={words.group(titulo)} className={className}>
      <li className={NARROW}>
        <LinkButton {...look} to={editPath(id)}>
          <Inside icon={Pencil} label={words.edit} />
        </LinkButton>
      </li>
      <li className={NARROW}>
        <LinkButton {...look} to={viewPath(id)}>
          <Inside icon={Eye} label={words.view} />
        </LinkButton>
      </li>
      <li className={WIDE}>
        <Button {...look} onClick={() => handlers.onShare(proposal)}>
          <Inside icon={Share2} label={words.share} />
        </Button>
      </li>
      <li className={WIDE}>
        <Button {...look} loading={linking} onClick={() => handlers.onLink(proposal)}>
          <Inside icon={linking ? null : Link2} label={words.link} />
        </Button>
      </li>
      <li className={NARROW}>
        <Button {...look} onClick={() => handlers.onDelete(proposal)}>
          <Inside icon={Trash2} label={words.remove} />
        </Button>
      </li>
    </ul>
  );
}

/** The word as a bubble over the icon. Not the shared tooltip: five of those are most of the cost of rendering a row. */
const BUBBLE = clsx(
  'lg:pointer-events-none lg:absolute lg:right-0 lg:bottom-full lg:z-10 lg:mb-px lg:rounded-small lg:bg-band lg:px-2 lg:py-1',
  'lg:text-xs lg:font-normal lg:text-on-band lg:opacity-0 lg:shadow-raised lg:transition-opacity lg:group-hover:opacity-100',
  'lg:group-hover:delay-300 lg:group-focus-visible:opacity-100',
);

function Inside({ icon: Icon, label }: { icon: LucideIcon | null; label: string }) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      <span className={BUBBLE}>{label}</span>
    </>
  );
}
