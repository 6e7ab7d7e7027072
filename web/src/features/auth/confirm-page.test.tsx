import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { resendVerification } from '@acordo/contracts/http/auth/resend-verification';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { verifyEmail } from '@acordo/contracts/http/auth/verify-email';
import { screen, waitFor } from '@testing-library/react';
import { currentUser } from '../../shared/session/session-store';
import { takeWantedPath } from '../../shared/session/wanted-path';
import '../../shared/testing/patience';
import { type OpenAuthPage, openAuth, visitorApi } from './testing/open-auth';

let api: ReturnType<typeof visitorApi>;
const unconfirmed = { ...userFixture, email_confirmado: false };
const confirmed = { ...userFixture, email_confirmado: true };
const press = ({ user }: OpenAuthPage) =>
  user.click(screen.getByRole('button', { name: 'Confirmar meu e-mail' }));
const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });

beforeEach(() => {
  api = visitorApi();
});

describe('/auth/confirmar (D10)', () => {
  it('shows a button on load, makes no call, and removes the token from the address', () => {
    window.history.replaceState(null, '', '/auth/confirmar#do-email');
    const asked = jest.spyOn(globalThis, 'fetch');
    const page = openAuth('/auth/confirmar#do-email');
    screen.getByRole('heading', { level: 1, name: 'Confirmar e-mail' });
    expect(window.location.hash).toBe('');
    expect(page.router.state.location.hash).toBe('');
    expect(asked).not.toHaveBeenCalled();
    expect(document.title).toBe('Confirmar e-mail · Acordo');
  });

  it('confirms by the button, once, and shows it', async () => {
    api.respond(verifyEmail, 204, undefined);
    const page = openAuth('/auth/confirmar#do-email');
    await page.user.dblClick(screen.getByRole('button', { name: 'Confirmar meu e-mail' }));
    const title = await heading('E-mail confirmado');
    expect(document.activeElement).toBe(title);
    expect(api.callsTo(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'do-email' }]);
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth');
    // A mailbox's owner who did not make the account sees how to take it over.
    expect(screen.getByRole('link', { name: 'Criar nova senha' }).getAttribute('href')).toBe(
      '/auth/recuperar',
    );
  });

  it('updates the stored user, and links to the proposals', async () => {
    api.respond(verifyEmail, 204, undefined);
    api.respond(authStatus, 200, { authenticated: true, user: confirmed });
    await press(openAuth('/auth/confirmar#t'));
    await heading('E-mail confirmado');
    expect(currentUser()?.email_confirmado).toBe(true);
    expect(screen.getByRole('link', { name: 'Ir para minhas propostas' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  it.each(['TOKEN_OVER', 'INVALID_FIELDS'] as const)(
    'sends a new link if this one is %s and someone is logged in',
    async (code) => {
      api.refuse(verifyEmail, code).respond(resendVerification, 202, undefined);
      api.respond(authStatus, 200, { authenticated: true, user: unconfirmed });
      const page = openAuth('/auth/confirmar#velho');
      await press(page);
      await heading('Este link não vale mais');
      await page.user.click(screen.getByRole('button', { name: 'Enviar novo link' }));
      const sent = await heading('Novo link enviado');
      expect(document.activeElement).toBe(sent);
      screen.getByText(`Enviamos um novo link para ${userFixture.email}.`);
      expect(api.callsTo(resendVerification)).toHaveLength(1);
    },
  );

  it('shows when too many were sent, and keeps the button', async () => {
    api.refuse(verifyEmail, 'TOKEN_OVER').refuse(resendVerification, 'TOO_MANY');
    api.respond(authStatus, 200, { authenticated: true, user: unconfirmed });
    const page = openAuth('/auth/confirmar#velho');
    await press(page);
    await page.user.click(await screen.findByRole('button', { name: 'Enviar novo link' }));
    await waitFor(() =>
      expect(page.notices.at(-1)?.detail).toBe('Muitas tentativas. Aguarde um pouco e tente novamente.'),
    );
    screen.getByRole('button', { name: 'Enviar novo link' });
  });

  it('links a visitor through the login to the account page', async () => {
    api.refuse(verifyEmail, 'TOKEN_OVER');
    const page = openAuth('/auth/confirmar#velho');
    await press(page);
    await page.user.click(await screen.findByRole('link', { name: 'Entrar e pedir novo link' }));
    expect(page.router.state.location.pathname).toBe('/auth');
    expect(takeWantedPath()).toBe('/conta');
  });

  it('recognises an address that another link has confirmed', async () => {
    api.refuse(verifyEmail, 'TOKEN_OVER');
    api.respond(authStatus, 200, { authenticated: true, user: confirmed });
    await press(openAuth('/auth/confirmar#velho'));
    await heading('E-mail já confirmado');
    expect(screen.queryByRole('button', { name: 'Enviar novo link' })).toBeNull();
  });

  it('can retry after a missing connection', async () => {
    api.break(verifyEmail);
    const page = openAuth('/auth/confirmar#t');
    await press(page);
    await heading('Não foi possível confirmar');
    screen.getByText('Verifique sua conexão e tente novamente. O link continua valendo.');
    api.respond(verifyEmail, 204, undefined);
    await page.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await heading('E-mail confirmado');
  });

  it('shows the server’s message if it is busy, and not that the connection is missing', async () => {
    api.refuse(verifyEmail, 'TOO_MANY');
    await press(openAuth('/auth/confirmar#t'));
    await heading('Não foi possível confirmar');
    screen.getByText('Muitas tentativas. Aguarde um pouco e tente novamente.');
  });

  it('shows that a link without its token is incomplete, and confirms nothing', async () => {
    const page = openAuth('/auth/confirmar');
    await heading('O link está incompleto');
    screen.getByText(
      'Falta o final do endereço: o link veio cortado, ou a página foi recarregada. Abra de novo o link da mensagem ou peça um novo.',
    );
    await page.user.click(screen.getByRole('link', { name: 'Entrar e pedir novo link' }));
    expect(takeWantedPath()).toBe('/conta');
    expect(api.callsTo(verifyEmail)).toHaveLength(0);
  });

  it('sends a new link from there to a logged-in user', async () => {
    api.respond(authStatus, 200, { authenticated: true, user: unconfirmed });
    api.respond(resendVerification, 202, undefined);
    const page = openAuth('/auth/confirmar');
    await page.user.click(await screen.findByRole('button', { name: 'Enviar novo link' }));
    await heading('Novo link enviado');
    expect(api.callsTo(resendVerification)).toHaveLength(1);
  });
});
