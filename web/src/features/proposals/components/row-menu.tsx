import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { BellRing, Copy, Eye, FileDown, Link2, Link2Off, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { editPath, viewPath } from '../../../app/paths';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import { LINK_COPY } from '../../../shared/proposals/link-copy';
import { linkChange } from '../../../shared/proposals/reopening';
import { Button } from '../../../shared/ui/button';
import { DropdownMenu, MenuItem, MenuLink, MenuSeparator } from '../../../shared/ui/dropdown-menu';
import { useWide } from '../../../shared/ui/use-wide';
import { COPY } from '../copy';
import type { RowHandlers } from './row-handlers';

export interface RowMenuProps {
  proposal: Proposal;
  handlers: RowHandlers;
  opened: 'by pointer' | 'by keyboard';
  look: ComponentProps<typeof Button>;
  /** Of the button. */
  children: ReactNode;
}

/** What is rare, deleting last; on smaller screens everything but sharing (P112). */
export function RowMenu({ proposal, handlers, opened, look, children }: RowMenuProps) {
  const isWide = useWide();
  const button = useRef<HTMLButtonElement>(null);
  // It replaces the button that was pressed, and takes over its focus before that counts as lost.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  const change = linkChange(proposal);
  return (
    <DropdownMenu
      opened={opened}
      trigger={
        <Button {...look} ref={button}>
          {children}
        </Button>
      }
    >
      {!isWide && (
        <>
          <MenuItem icon={Link2} onSelect={() => handlers.onLink(proposal)}>
            {COPY.actions.link}
          </MenuItem>
          <MenuLink icon={Pencil} to={editPath(proposal.id)}>
            {COPY.actions.edit}
          </MenuLink>
          <MenuLink icon={Eye} to={viewPath(proposal.id)}>
            {COPY.actions.view}
          </MenuLink>
        </>
      )}
      {proposal.status === 'enviado' && (
        <MenuItem icon={BellRing} onSelect={() => handlers.onRemind(proposal)}>
          {COPY.actions.remind}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => handlers.onDuplicate(proposal)}>
        {SHARED.duplicate.action}
      </MenuItem>
      <MenuItem icon={FileDown} onSelect={() => handlers.onDownload(proposal)}>
        {SHARED.pdf.action}
      </MenuItem>
      {change === 'revoke' && (
        <MenuItem icon={Link2Off} onSelect={() => handlers.onRevoke(proposal)}>
          {LINK_COPY.revoke.action}
        </MenuItem>
      )}
      {change === 'replace' && (
        <MenuItem icon={RefreshCw} onSelect={() => handlers.onReplace(proposal)}>
          {LINK_COPY.replace.action}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => handlers.onDelete(proposal)}>
        {COPY.actions.remove}
      </MenuItem>
    </DropdownMenu>
  );
}
