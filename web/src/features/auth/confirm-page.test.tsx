import { beforeEach, describe, expect, it } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { resendVerification } from '@acordo/contracts/http/auth/resend-verification';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { verifyEmail } from '@acordo/contracts/http/auth/verify-email';
import { screen, waitFor } from '@testing-library/react';
import { currentUser } from '../../shared/session/session-store';
import { takeWantedPath } from '../../shared/session/wanted-path';
import '../../shared/testing/patience';
import { openAuth, visitorApi } from './testing/open-auth';

let api: ReturnType<typeof visitorApi>;
const unconfirmed = { ...userFixture, email_confirmado: false };
const confirmed = { ...userFixture, email_confirmado: true };
const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text });

beforeEach(() => {
  api = visitorApi();
});

describe('/auth/confirmar (D10)', () => {
  it('confirms on load, visibly, and takes the token out of the address', async () => {
    api.answer(verifyEmail, 204, undefined);
    window.history.replaceState(null, '', '/auth/confirmar#do-email');
    const page = openAuth('/auth/confirmar#do-email');
    expect(screen.getByRole('status').textContent).toBe('Confirmando seu e-mail...');
    expect(window.location.hash).toBe('');
    const title = await heading('E-mail confirmado');
    expect(document.activeElement).toBe(title);
    expect(api.callsTo(verifyEmail).map(({ body }) => body)).toEqual([{ token: 'do-email' }]);
    expect(page.router.state.location.hash).toBe('');
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth');
    expect(document.title).toBe('Confirmar e-mail · Acordo');
  });

  it('lets the remembered user know, and leads to the proposals', async () => {
    api.answer(verifyEmail, 204, undefined);
    api.answer(authStatus, 200, { authenticated: true, user: confirmed });
    openAuth('/auth/confirmar#t');
    await heading('E-mail confirmado');
    expect(currentUser()?.email_confirmado).toBe(true);
    expect(screen.getByRole('link', { name: 'Ir para minhas propostas' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  it.each(['TOKEN_OVER', 'INVALID_FIELDS'] as const)(
    'sends a new link where this one is %s and someone is logged in',
    async (code) => {
      api.refuse(verifyEmail, code).answer(resendVerification, 202, undefined);
      api.answer(authStatus, 200, { authenticated: true, user: unconfirmed });
      const page = openAuth('/auth/confirmar#velho');
      await heading('Este link não vale mais');
      await page.user.click(screen.getByRole('button', { name: 'Enviar novo link' }));
      const sent = await heading('Novo link enviado');
      expect(document.activeElement).toBe(sent);
      screen.getByText(`Enviamos um novo link para ${userFixture.email}.`);
      expect(api.callsTo(resendVerification)).toHaveLength(1);
    },
  );

  it('says when too many were sent, and keeps the button', async () => {
    api.refuse(verifyEmail, 'TOKEN_OVER').refuse(resendVerification, 'TOO_MANY');
    api.answer(authStatus, 200, { authenticated: true, user: unconfirmed });
    const page = openAuth('/auth/confirmar#velho');
    await page.user.click(await screen.findByRole('button', { name: 'Enviar novo link' }));
    await waitFor(() =>
      expect(page.notices.at(-1)?.detail).toBe('Muitas tentativas. Aguarde um pouco e tente novamente.'),
    );
    screen.getByRole('button', { name: 'Enviar novo link' });
  });

  it('leads a visitor over the login to the account page', async () => {
    api.refuse(verifyEmail, 'TOKEN_OVER');
    const page = openAuth('/auth/confirmar#velho');
    await page.user.click(await screen.findByRole('link', { name: 'Entrar e pedir novo link' }));
    expect(page.router.state.location.pathname).toBe('/auth');
    expect(takeWantedPath()).toBe('/conta');
  });

  it('knows an address that another link has confirmed', async () => {
    api.refuse(verifyEmail, 'TOKEN_OVER');
    api.answer(authStatus, 200, { authenticated: true, user: confirmed });
    openAuth('/auth/confirmar#velho');
    await heading('E-mail já confirmado');
    expect(screen.queryByRole('button', { name: 'Enviar novo link' })).toBeNull();
  });

  it('tries again after a missing connection', async () => {
    api.break(verifyEmail);
    const page = openAuth('/auth/confirmar#t');
    await heading('Não foi possível confirmar');
    api.answer(verifyEmail, 204, undefined);
    await page.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await heading('E-mail confirmado');
  });

  it('asks the server nothing without a token', async () => {
    openAuth('/auth/confirmar');
    await heading('Este link não vale mais');
    expect(api.callsTo(verifyEmail)).toHaveLength(0);
  });
});
