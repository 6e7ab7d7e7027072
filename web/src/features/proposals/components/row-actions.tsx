import { Eye, Link2, type LucideIcon, Pencil, Share2, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { editPath, viewPath } from '../../../app/paths';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Tooltip } from '../../../shared/ui/tooltip';
import { COPY } from '../copy';

export interface RowHandlers {
  onShare: () => void;
  onLink: () => void;
  onDelete: () => void;
}

interface RowActionsProps extends RowHandlers {
  id: string;
  title: string;
  /** The public link is being made. */
  linking: boolean;
  className?: string;
}

/** Icons on wide screens, words beside them on smaller ones, where no tooltip helps: there in two lines of a grid of six. */
export function RowActions({ id, title, linking, onShare, onLink, onDelete, className }: RowActionsProps) {
  const words = COPY.actions;
  const look = { variant: 'ghost', size: 'sm', block: true, className: 'lg:w-9 lg:px-0' } as const;
  return (
    <ul aria-label={words.group(title)} className={className}>
      <Action label={words.edit} place="col-span-2">
        <LinkButton {...look} to={editPath(id)}>
          <Inside icon={Pencil} label={words.edit} />
        </LinkButton>
      </Action>
      <Action label={words.view} place="col-span-2">
        <LinkButton {...look} to={viewPath(id)}>
          <Inside icon={Eye} label={words.view} />
        </LinkButton>
      </Action>
      <Action label={words.share} place="order-1 col-span-3 sm:order-none">
        <Button {...look} onClick={onShare}>
          <Inside icon={Share2} label={words.share} />
        </Button>
      </Action>
      <Action label={words.link} place="order-1 col-span-3 sm:order-none">
        <Button {...look} loading={linking} onClick={onLink}>
          <Inside icon={linking ? null : Link2} label={words.link} />
        </Button>
      </Action>
      <Action label={words.remove} place="col-span-2">
        <Button {...look} onClick={onDelete}>
          <Inside icon={Trash2} label={words.remove} />
        </Button>
      </Action>
    </ul>
  );
}

function Action({ label, place, children }: { label: string; place: string; children: ReactElement }) {
  return (
    <li className={place}>
      <Tooltip text={label}>{children}</Tooltip>
    </li>
  );
}

function Inside({ icon: Icon, label }: { icon: LucideIcon | null; label: string }) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      <span className="lg:sr-only">{label}</span>
    </>
  );
}
