import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import '../testing/patience';
import { notify } from './notify';
import { Toaster } from './toaster';

describe('Toaster', () => {
  it('shows what was posted before it was mounted, in a polite live region', async () => {
    notify.error('Erro', 'Não foi possível criar a proposta.');
    render(<Toaster />);
    expect(await screen.findByText('Erro')).toBeTruthy();
    const detail = screen.getByText('Não foi possível criar a proposta.');
    expect(detail.closest('[aria-live="polite"]')).toBeTruthy();
    expect(detail.closest('[data-sonner-toast]')?.getAttribute('data-type')).toBe('error');
  });

  it('shows a success at once when it is mounted', async () => {
    render(<Toaster />);
    act(() => notify.success('Sucesso!', 'Proposta criada com sucesso.'));
    const title = await screen.findByText('Sucesso!');
    expect(title.closest('[data-sonner-toast]')?.getAttribute('data-type')).toBe('success');
  });

  it('removes a failure notice when the failed action succeeds (attack 344)', async () => {
    render(<Toaster />);
    act(() => notify.error('Erro ao assinar proposta', 'Tente novamente em alguns instantes.'));
    await screen.findByText('Erro ao assinar proposta');
    act(() => notify.success('Proposta assinada com sucesso!'));
    await screen.findByText('Proposta assinada com sucesso!');
    await waitFor(() => expect(screen.queryByText('Erro ao assinar proposta')).toBeNull());
    act(() => notify.error('Erro', 'O que falha depois fica.'));
    expect(await screen.findByText('O que falha depois fica.')).toBeTruthy();
    act(() => notify.settle());
    await waitFor(() => expect(screen.queryByText('O que falha depois fica.')).toBeNull());
    expect(screen.getByText('Proposta assinada com sucesso!')).toBeTruthy();
  });
});
