import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import '../testing/patience';
import { notify } from './notify';
import { Toaster } from './toaster';

describe('Toaster', () => {
  it('shows what was posted before it stood, in a polite live region', async () => {
    notify.error('Erro', 'Não foi possível criar a proposta.');
    render(<Toaster />);
    expect(await screen.findByText('Erro')).toBeTruthy();
    const detail = screen.getByText('Não foi possível criar a proposta.');
    expect(detail.closest('[aria-live="polite"]')).toBeTruthy();
    expect(detail.closest('[data-sonner-toast]')?.getAttribute('data-type')).toBe('error');
  });

  it('shows a success at once when it stands', async () => {
    render(<Toaster />);
    act(() => notify.success('Sucesso!', 'Proposta criada com sucesso.'));
    const title = await screen.findByText('Sucesso!');
    expect(title.closest('[data-sonner-toast]')?.getAttribute('data-type')).toBe('success');
  });
});
