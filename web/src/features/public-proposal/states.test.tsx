import { describe, expect, it, jest } from '@jest/globals';
import { signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { errorText } from '@acordo/contracts/errors';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { failure, LOAD, ownView, PDF, proposal, rejected, signed, VIEW } from './testing/responses';
import { heading, openPublicPage } from './testing/open-public-page';

const waysToDecide = () => screen.queryAllByText(/^(Assinar|Recusar)/, { selector: 'button, button *' });

describe('what the client’s page shows (P34)', () => {
  it('shows a signed proposal with all its evidence and no way to decide again', async () => {
    openPublicPage([LOAD, [signed]]);
    const banner = await screen.findByLabelText('Proposta Assinada');
    for (const text of [
      'José Antônio Ribeiro',
      'jose@paoeprosa.com.br',
      '27/11/2026, 22:30',
      'IP 203.0.113.7',
    ]) {
      expect(banner.textContent).toContain(text);
    }
    const card = screen.getByLabelText('Proposta Assinada Digitalmente');
    expect(card.textContent).toContain('27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)');
    expect(card.textContent).toContain('203.0.113.7');
    expect(card.textContent).toContain('StatusAceita');
    expect(waysToDecide()).toEqual([]);
  });

  it('says where the signer’s copy went, with the address as it was typed (D29)', async () => {
    openPublicPage([LOAD, [signed]]);
    const card = await screen.findByLabelText('Proposta Assinada Digitalmente');
    expect(card.textContent).toContain('Enviamos uma cópia para jose@paoeprosa.com.br');
    expect(within(card).getByText('Baixar PDF')).toBeTruthy();
  });

  it.each([
    ['no email was sent', false],
    ['it is not known, as in an older response', undefined],
  ])('offers the copy there if %s (D29)', async (_, copia_enviada) => {
    openPublicPage([LOAD, [proposal({ ...signedPublicProposalFixture, copia_enviada })]]);
    const card = await screen.findByLabelText('Proposta Assinada Digitalmente');
    expect(card.textContent).not.toContain('Enviamos');
    const text = within(card).getByText('Baixe sua cópia agora');
    expect(text.closest('div')?.textContent).toContain('Baixar PDF');
  });

  it('asks a few times whether it was sent, and then says so', async () => {
    jest.useFakeTimers();
    try {
      const unknown = proposal({ ...signedPublicProposalFixture, copia_enviada: undefined });
      const { api } = openPublicPage([LOAD, [unknown, unknown, signed]]);
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await pass(100);
      expect(screen.getByText('Baixe sua cópia agora')).toBeTruthy();
      await pass(4_000);
      expect(screen.getByText('Baixe sua cópia agora')).toBeTruthy();
      await pass(10_000);
      expect(screen.getByText('Enviamos uma cópia para')).toBeTruthy();
      await pass(60_000);
      expect(api.callsTo(LOAD)).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says to its owner that only the client can answer, in place of buttons and form (D22)', async () => {
    jest.useFakeTimers();
    try {
      openPublicPage([VIEW, [ownView]]);
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      await pass(1_000);
      expect(waysToDecide()).not.toEqual([]);
      await pass(2_000);
      expect(screen.getByText(/só o cliente pode responder/).closest('output')).not.toBeNull();
      expect(waysToDecide()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows a rejected proposal quietly', async () => {
    openPublicPage([LOAD, [rejected]]);
    expect(await heading('Proposta Rejeitada')).toBeTruthy();
    expect(waysToDecide()).toEqual([]);
  });

  it('offers nothing more once it is decided, with or without a connection (attack 354)', async () => {
    for (const [response, card] of [
      [signed, 'Proposta Assinada Digitalmente'],
      [rejected, 'Proposta Rejeitada'],
    ] as const) {
      openPublicPage([LOAD, [response]]);
      await heading(card);
      const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
      expect(screen.getByText('Você pode continuar lendo.')).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/Pronto para começar|Assine|Para assinar/);
      online.mockRestore();
      cleanup();
    }
  });

  it('shows that a record is being verified, nothing of it, and can retry', async () => {
    const { user } = openPublicPage([LOAD, [failure('RECORD_IN_VERIFICATION'), signed]]);
    expect(await heading('Registro em verificação')).toBeTruthy();
    const notice = screen.getByText(errorText('RECORD_IN_VERIFICATION').message).closest('[role="status"]');
    expect(notice?.textContent).toContain('Registro em verificação');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
    expect(document.body.textContent).not.toMatch(/Assinada|Rejeitada/);
    expect(waysToDecide()).toEqual([]);
    expect(screen.getByText('Imprimir', { selector: 'button *' }).closest('button')?.disabled).toBe(true);
    await user.click(screen.getByText('Tentar novamente'));
    expect(await screen.findByLabelText('Proposta Assinada')).toBeTruthy();
  });

  it('warns before signing that a price is still to be agreed (D43)', async () => {
    openPublicPage([LOAD, [proposal({ valor_total: '0.00' })]]);
    expect(await screen.findByText(/O preço desta proposta ainda não foi definido/)).toBeTruthy();
    expect(screen.getAllByText('Sob consulta')).not.toHaveLength(0);
  });

  it('keeps price and signature in a bar, shows how long the link is valid, and prints (L16)', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = openPublicPage();
    const bar = await screen.findByLabelText('Responder à proposta');
    expect(bar.textContent).toBe('InvestimentoR$ 11.200,00Assinar Proposta Digitalmente');
    expect(screen.getByText('Link válido até 27/12/2026')).toBeTruthy();
    await user.click(screen.getByText('Imprimir'));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('downloads the document as PDF, and shows a failure', async () => {
    const busy = failure('BUSY');
    const file = () =>
      new Response('%PDF', {
        headers: { 'content-disposition': "attachment; filename*=UTF-8''Proposta%20A.pdf" },
      });
    const { user, notices } = openPublicPage([LOAD, [signed]], [PDF, [busy, failure('INTERNAL'), file]]);
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const card = await screen.findByLabelText('Proposta Assinada Digitalmente');
    const button = within(card).getByText('Baixar PDF');
    for (const text of [errorText('BUSY').message, 'Não foi possível gerar o PDF. Tente novamente.']) {
      await user.click(button);
      await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Erro', detail: text }));
    }
    await user.click(button);
    await waitFor(() => expect(saved).toEqual(['Proposta A.pdf']));
    jest.restoreAllMocks();
  });

  it('switches the theme and stores it (P38)', async () => {
    const { user } = openPublicPage();
    await user.click(screen.getByText('Escuro'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByText('Claro'));
    expect(localStorage.getItem('theme')).toBe('light');
  });
});
