import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../testing/patience';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

function Subject({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Excluir</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Confirmar Exclusão"
        text="Esta ação não pode ser desfeita."
        confirmLabel="Excluir"
        danger
        onConfirm={onConfirm}
      />
    </>
  );
}

describe('ConfirmDialog', () => {
  it('focuses the cancel button first, and returns the focus when it closes', async () => {
    const confirm = jest.fn();
    render(<Subject onConfirm={confirm} />);
    const opener = screen.getByRole('button', { name: 'Excluir' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('alertdialog', { name: 'Confirmar Exclusão' });
    expect(dialog.getAttribute('aria-describedby')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('stays open on confirming: it closes when the work has succeeded', async () => {
    const confirm = jest.fn();
    render(<Subject onConfirm={confirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('makes staying the primary button when confirming leaves unsaved work (L5)', () => {
    const nothing = () => {};
    render(
      <ConfirmDialog
        open
        onOpenChange={nothing}
        title="Sair sem salvar?"
        text=""
        confirmLabel="Sair sem salvar"
        cancelLabel="Continuar editando"
        leaves
        onConfirm={nothing}
      />,
    );
    const looks = (name: string) => screen.getByRole('button', { name }).className.split(' ');
    expect(looks('Continuar editando')).toContain('bg-pen');
    expect(looks('Sair sem salvar')).not.toContain('bg-pen');
  });
});
