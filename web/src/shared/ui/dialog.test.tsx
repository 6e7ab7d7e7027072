import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../testing/patience';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { DropdownMenu, MenuItem } from './dropdown-menu';
import { Sheet } from './sheet';

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_name, Subject) => {
  it('is named, described and closed by its cross', async () => {
    const change = jest.fn();
    render(
      <Subject open onOpenChange={change} title="Compartilhar" description="O link vale 30 dias.">
        <p>conteúdo</p>
      </Subject>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'O link vale 30 dias.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(change).toHaveBeenCalledWith(false);
  });
});

function FromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>Ações</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Compartilhar</MenuItem>
      </DropdownMenu>
      <Dialog open={open} onOpenChange={setOpen} title="Compartilhar" />
    </>
  );
}

describe('a dialog opened from a menu', () => {
  it('gets the focus, and returns it to the menu’s button (L5)', async () => {
    render(<FromMenu />);
    const button = screen.getByRole('button', { name: 'Ações' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Compartilhar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

function InPlaceOfAnother() {
  const [at, setAt] = useState<'question' | 'response'>();
  return (
    <>
      <Button onClick={() => setAt('question')}>Compartilhar</Button>
      <ConfirmDialog
        open={at === 'question'}
        onOpenChange={(open) => !open && setAt(undefined)}
        title="Reabrir?"
        text="O link anterior deixa de funcionar."
        confirmLabel="Reabrir"
        onConfirm={() => setAt('response')}
      />
      <Dialog open={at === 'response'} onOpenChange={() => setAt(undefined)} title="O link" />
    </>
  );
}

describe('a dialog that replaces another', () => {
  it('returns the focus to the element that opened the first', async () => {
    render(<InPlaceOfAnother />);
    const button = screen.getByRole('button', { name: 'Compartilhar' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Reabrir' }));
    const dialog = await screen.findByRole('dialog', { name: 'O link' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
