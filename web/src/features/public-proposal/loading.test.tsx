import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { failure, LOAD, noConnection, proposal } from './testing/responses';
import { heading, openPublicPage, pressButton } from './testing/open-public-page';

const sheet = () => screen.findByLabelText('Proposta para Padaria Pão & Prosa', { selector: 'article' });
const happens = (name: string) => act(() => void window.dispatchEvent(new Event(name)));

describe('the client’s page while it loads (P34)', () => {
  it('shows a skeleton, then the proposal, and calls with the link’s token', async () => {
    const { api } = openPublicPage();
    expect(screen.getByText('Carregando proposta...')).toBeTruthy();
    await sheet();
    expect(await heading('Visualização Pública da Proposta')).toBeTruthy();
    expect(api.callsTo(LOAD)).toHaveLength(1); // on a slow machine the view is reported by now (D20)
  });

  it('names the tab by the public title, without an email (D41)', async () => {
    openPublicPage([LOAD, [proposal({ titulo: 'Proposta para Ana - ana@x.com' })]]);
    await waitFor(() => expect(document.title).toBe('Proposta para Ana · Acordo'));
  });

  it.each(['LINK_NOT_FOUND', 'LINK_EXPIRED'] as const)('shows an invalid link: %s', async (code) => {
    openPublicPage([LOAD, [failure(code)]]);
    expect(await heading('Proposta não encontrada')).toBeTruthy();
    expect(screen.getByText('Link inválido ou expirado')).toBeTruthy();
    expect(screen.queryByText('Tentar novamente')).toBeNull();
  });

  it('offers a retry after a failure', async () => {
    const { user } = openPublicPage([LOAD, [failure('UNAVAILABLE'), proposal()]]);
    expect(await heading('Erro ao carregar proposta')).toBeTruthy();
    await pressButton(user, 'Tentar novamente');
    await sheet();
  });

  it('retries by itself when the connection is back', async () => {
    openPublicPage([LOAD, [noConnection, proposal()]]);
    expect(await screen.findByText('Não foi possível conectar ao servidor')).toBeTruthy();
    happens('online');
    await sheet();
  });

  it('shows that there is no connection, and keeps the proposal', async () => {
    openPublicPage();
    await sheet();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    happens('offline');
    expect(screen.getByText(/Para assinar ou recusar, conecte-se de novo/)).toBeTruthy();
    await sheet();
    online.mockRestore();
  });

  it.each([
    ['signing', 'Assinar Proposta Digitalmente', 'Assinar Digitalmente'],
    ['rejecting', 'Recusar Proposta', 'Confirmar Recusa'],
  ])('shows it for one that is %s as well, and is announced once', async (_what, open, send) => {
    const { user } = openPublicPage();
    await sheet();
    await user.click(screen.getAllByText(open, { selector: 'button, button *' })[0] as HTMLElement);
    const form = (await screen.findByText(send, { selector: 'button, button *' })).closest('form');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    happens('offline');
    const notes = screen.getAllByText(/Para assinar ou recusar, conecte-se de novo/);
    expect(notes.map((note) => form?.contains(note))).toEqual([false, true]);
    expect(notes.map((note) => note.closest('output')?.getAttribute('aria-live'))).toEqual([null, 'off']);
    online.mockRestore();
  });
});
