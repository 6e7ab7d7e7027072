import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { screen, waitFor, within } from '@testing-library/react';
import { at, LISTED_TITLE, openPage, ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { Component } from './dashboard-page';

const make = at(generateLink, proposalFixture.id);
const LINK = { publicToken: 'u3pXGkq0TqJt0m2Zr6cS9w', link_expira_em: '2026-12-28T02:59:59.000Z' };
const URL_ = `${window.location.origin}/public/proposal/${LINK.publicToken}`;
const open = () => openPage('/dashboard', { '/dashboard': Component });
const press = async (page: ReturnType<typeof open>, name: string) => {
  const actions = await screen.findByRole('list', { name: `Ações de ${LISTED_TITLE}` });
  await page.user.click(within(actions).getByRole('button', { name }));
};
const withStatus = (status: typeof proposalFixture.status) => ownerApi([{ ...proposalFixture, status }]);

describe('Link (P29, P91)', () => {
  it('makes the public link and copies it', async () => {
    const api = withStatus('rascunho').respond(make, 200, LINK);
    const page = open();
    await press(page, 'Link');
    await waitFor(() => expect(page.notices).toHaveLength(1));
    expect(page.notices[0]).toEqual({
      tone: 'success',
      title: 'Link público gerado!',
      detail: 'O link foi copiado para a área de transferência.',
    });
    expect(await navigator.clipboard.readText()).toBe(URL_);
    expect(api.callsTo(make).map((call) => call.body)).toEqual([{}]);
  });

  it('shows the link if it cannot be copied', async () => {
    withStatus('rascunho').respond(make, 200, LINK);
    const page = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(page, 'Link');
    expect((await screen.findByLabelText<HTMLInputElement>('Link público')).value).toBe(URL_);
    expect(page.notices).toEqual([
      { tone: 'destructive', title: 'Erro', detail: 'Não foi possível copiar o link.' },
    ]);
  });

  it('shows when none could be made', async () => {
    withStatus('rascunho').refuse(make, 'UNAVAILABLE');
    const page = open();
    await press(page, 'Link');
    await waitFor(() =>
      expect(page.notices).toEqual([
        { tone: 'destructive', title: 'Erro', detail: 'Não foi possível gerar o link público.' },
      ]),
    );
  });

  it.each([
    ['Link', 'Erro'],
    ['Compartilhar', 'Erro ao compartilhar'],
  ])('shows why the server refuses: %s (attack 361)', async (way, title) => {
    withStatus('rascunho').refuse(make, 'TOO_MANY');
    const page = open();
    await press(page, way);
    await waitFor(() =>
      expect(page.notices).toEqual([
        { tone: 'destructive', title, detail: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
      ]),
    );
  });

  it.each(['rejeitado', 'expirado'] as const)(
    'confirms before it reopens a proposal: %s (D14)',
    async (status) => {
      const api = withStatus(status).respond(make, 200, LINK);
      const page = open();
      await press(page, 'Link');
      const question = await screen.findByRole('alertdialog', {
        name: 'Gerar novo link e reabrir a proposta?',
      });
      expect(api.callsTo(make)).toEqual([]);
      await page.user.click(within(question).getByRole('button', { name: 'Gerar novo link' }));
      await waitFor(() => expect(page.notices[0]?.title).toBe('Link público gerado!'));
    },
  );
});

describe('Compartilhar (P53, P91)', () => {
  const opened: string[][] = [];
  beforeEach(() => {
    opened.length = 0;
    window.open = (...args) => {
      opened.push(args.map(String));
      return null;
    };
  });

  it('shows the link’s end and the ways to send it, without the client’s email (D41)', async () => {
    withStatus('enviado').respond(make, 200, LINK);
    const page = open();
    await press(page, 'Compartilhar');
    const dialog = await screen.findByRole('dialog', { name: 'Compartilhar proposta' });
    expect(await within(dialog).findByText('Válido até 27/12/2026.')).toBeDefined();
    expect(dialog.textContent).not.toContain('contato@paoeprosa.com.br');
    await page.user.click(within(dialog).getByRole('button', { name: 'Copiar link' }));
    await waitFor(() =>
      expect(page.notices).toEqual([
        {
          tone: 'success',
          title: 'Link copiado!',
          detail: 'O link da proposta foi copiado para a área de transferência.',
        },
      ]),
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'LinkedIn' }));
    const whatsApp = within(dialog).getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    expect(whatsApp.href).toContain(encodeURIComponent(URL_));
    expect([whatsApp.target, whatsApp.rel]).toEqual(['_blank', 'noopener noreferrer']);
    expect(opened[0]?.[0]).toContain(encodeURIComponent(URL_));
    expect(opened[0]?.[2]).toBe('width=600,height=400,noopener,noreferrer');
  });

  it('opens Facebook, X and LinkedIn in windows of 600x400', async () => {
    withStatus('enviado').respond(make, 200, LINK);
    const page = open();
    await press(page, 'Compartilhar');
    for (const name of ['Facebook', 'X', 'LinkedIn']) {
      await page.user.click(await screen.findByRole('button', { name }));
    }
    expect(opened.map(([address, , look]) => [new URL(address ?? '').host, look])).toEqual(
      ['www.facebook.com', 'twitter.com', 'www.linkedin.com'].map((host) => [
        host,
        'width=600,height=400,noopener,noreferrer',
      ]),
    );
  });

  describe('if the device has its own share sheet', () => {
    const share = jest.fn<Navigator['share']>();
    beforeEach(() => {
      share.mockReset();
      Object.assign(navigator, { share });
    });
    afterEach(() => void Reflect.deleteProperty(navigator, 'share'));
    const useIt = async () => {
      withStatus('enviado').respond(make, 200, LINK);
      const page = open();
      await press(page, 'Compartilhar');
      await page.user.click(await screen.findByRole('button', { name: 'Mais opções' }));
      return page;
    };

    it('passes it the link, without the client’s email (D41)', async () => {
      share.mockResolvedValue(undefined);
      const { notices } = await useIt();
      const title = 'Proposta para Padaria Pão & Prosa';
      const text = 'Olá, Padaria Pão & Prosa! Aqui é Estúdio Lume. Preparei a proposta do seu site:';
      expect(share).toHaveBeenCalledWith({ title, text, url: URL_ });
      expect(notices).toEqual([]);
    });

    it('copies the link if that fails, and does nothing if it was closed', async () => {
      share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
      const { user, notices } = await useIt();
      expect(notices).toEqual([]);
      share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
      await user.click(screen.getByRole('button', { name: 'Mais opções' }));
      await waitFor(() => expect(notices.at(-1)?.title).toBe('Link copiado!'));
      expect(await navigator.clipboard.readText()).toBe(URL_);
    });
  });

  it('closes with a message when the link cannot be made', async () => {
    withStatus('enviado').break(make);
    const page = open();
    await press(page, 'Compartilhar');
    await waitFor(() =>
      expect(page.notices).toEqual([
        {
          tone: 'destructive',
          title: 'Erro ao compartilhar',
          detail: 'Não foi possível gerar o link para compartilhamento.',
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
