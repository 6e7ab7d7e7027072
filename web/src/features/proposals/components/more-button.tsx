import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { notify } from '../../../shared/ui/notify';
import { COPY } from '../copy';
import { ActionIcon } from './action-icon';
import type { RowHandlers } from './row-handlers';
import type { RowMenuProps } from './row-menu';

/** Not in the dashboard's first load, which has little room; loaded while the browser is idle. */
export const loadRowMenu = () => import('./row-menu');

interface MoreButtonProps {
  look: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'>;
  proposal: Proposal;
  handlers: RowHandlers;
  linking: boolean;
  working: boolean;
}

interface Opened {
  Menu: ComponentType<RowMenuProps>;
  opened: 'by pointer' | 'by keyboard';
}

/** The button of the row's menu. Only the first press renders the menu: most rows never need one. */
export function MoreButton({ look, proposal, handlers, linking, working }: MoreButtonProps) {
  const [menu, setMenu] = useState<Opened>();
  const [loading, setLoading] = useState(false);
  const open = async ({ detail }: MouseEvent): Promise<void> => {
    setLoading(true);
    try {
      const { RowMenu } = await loadRowMenu();
      setMenu({ Menu: RowMenu, opened: detail === 0 ? 'by keyboard' : 'by pointer' });
    } catch {
      notify.error(COPY.actions.menuFailed.title, COPY.actions.menuFailed.text);
    } finally {
      setLoading(false);
    }
  };
  const busy = loading || working || linking;
  const inside = <ActionIcon icon={busy ? null : Ellipsis} label={COPY.actions.more} wordless />;
  if (menu) {
    const { Menu, opened } = menu;
    return (
      <Menu proposal={proposal} handlers={handlers} opened={opened} look={{ ...look, loading: busy }}>
        {inside}
      </Menu>
    );
  }
  return (
    <Button
      {...look}
      loading={busy}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={(event) => void open(event)}
    >
      {inside}
    </Button>
  );
}
