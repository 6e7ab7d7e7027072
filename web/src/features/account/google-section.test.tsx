import { userFixture } from '@acordo/contracts/fixtures/user';
import { googleLink } from '@acordo/contracts/http/auth/google-link';
import { listSessions } from '@acordo/contracts/http/auth/sessions';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { unlinkGoogle } from '@acordo/contracts/http/auth/unlink-google';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OpenPage } from '../../shared/proposals/testing/owner-page';
import { takeWantedPath } from '../../shared/session/wanted-path';
import '../../shared/testing/patience';
import { errorOf, fillField } from '../../shared/testing/fields';
import { accountApi, NO_GOOGLE, openAccount } from './testing/open-account';

const LINKED = {
  disponivel: true,
  conectada: true,
  conectada_em: '2026-11-28T01:30:00.000Z',
  tem_senha: true,
};
const UNLINKED = { ...LINKED, conectada: false, conectada_em: null };

let api: ReturnType<typeof accountApi>;
const section = () => screen.findByRole('region', { name: 'Conta Google' });
const ask = async (page: OpenPage) => {
  await page.user.click(await screen.findByRole('button', { name: 'Desconectar conta Google' }));
  await screen.findByRole('dialog', { name: 'Desconectar a conta Google?' });
};
const confirm = ({ user }: OpenPage) => user.click(screen.getByRole('button', { name: 'Desconectar' }));

beforeEach(() => {
  api = accountApi();
});

describe('the Google account (D11)', () => {
  it('is not shown without sign-in with Google', async () => {
    openAccount();
    await screen.findByText('Este aparelho');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Conta Google' })).toBeNull());
  });

  it('shows since when it is linked, and requires the password to unlink it', async () => {
    api.respond(googleLink, 200, LINKED).respond(unlinkGoogle, 204, undefined);
    const page = openAccount({ ...userFixture, provider: 'google' });
    const about = await section();
    await within(about).findByText('Conectada');
    within(about).getByText('Desde 27/11/2026, 22:30');
    await ask(page);
    await fillField(page, 'Sua senha', 'minha senha');
    api.respond(googleLink, 200, UNLINKED);
    api.respond(authStatus, 200, { authenticated: true, user: userFixture });
    await confirm(page);
    await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Google desconectado'));
    expect(api.callsTo(unlinkGoogle)[0]?.body).toEqual({ currentPassword: 'minha senha' });
    await within(about).findByText('Não conectada');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Conta Google' })),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    // Link and sessions are refetched.
    await screen.findByText('E-mail e senha');
    await waitFor(() => expect(api.callsTo(listSessions)).toHaveLength(2));
  });

  it.each([
    ['wrong', () => api.refuse(unlinkGoogle, 'WRONG_PASSWORD'), 'Senha atual incorreta'],
    [
      'missing',
      () => api.refuse(unlinkGoogle, 'INVALID_FIELDS', { currentPassword: 'Campo obrigatório' }),
      'Campo obrigatório',
    ],
  ])('shows at the field that the password is %s', async (_what, refuse, sentence) => {
    api.respond(googleLink, 200, LINKED);
    refuse();
    const page = openAccount();
    await ask(page);
    await confirm(page);
    await waitFor(() => expect(errorOf('Sua senha')).toBe(sentence));
    expect(document.activeElement).toBe(screen.getByLabelText('Sua senha'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows in the dialog when it cannot be done now, and keeps what was typed', async () => {
    api.respond(googleLink, 200, LINKED).break(unlinkGoogle);
    const page = openAccount();
    await ask(page);
    await fillField(page, 'Sua senha', 'minha senha');
    await confirm(page);
    const said = await within(screen.getByRole('dialog')).findByRole('alert');
    await waitFor(() => expect(said.textContent).toBe('Não foi possível conectar ao servidor'));
    expect(screen.getByDisplayValue('minha senha')).toBeTruthy();
  });

  it('treats one that another tab has unlinked as done', async () => {
    api.respond(googleLink, 200, LINKED).refuse(unlinkGoogle, 'NOT_FOUND');
    const page = openAccount();
    await ask(page);
    await fillField(page, 'Sua senha', 'minha senha');
    api.respond(googleLink, 200, UNLINKED);
    await confirm(page);
    await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Google desconectado'));
  });

  it('is not unlinked without a password, which has to be set first', async () => {
    api.respond(googleLink, 200, { ...LINKED, tem_senha: false });
    openAccount({ ...userFixture, provider: 'google' });
    const about = await section();
    const link = await within(about).findByRole('link', { name: 'Receber link para criar senha' });
    expect(link.getAttribute('href')).toBe('/auth/recuperar');
    expect(screen.queryByRole('button', { name: 'Desconectar conta Google' })).toBeNull();
  });

  it('can be linked, by a navigation that returns here', async () => {
    api.respond(googleLink, 200, UNLINKED);
    const page = openAccount();
    const link = await screen.findByRole('link', { name: 'Conectar conta Google' });
    expect(link.getAttribute('href')).toBe('/api/auth/google');
    link.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(link);
    expect(takeWantedPath()).toBe('/conta');
    within(await section()).getByText(new RegExp(`Escolha no Google a conta de ${userFixture.email}`));
  });

  it('offers a retry if it could not be loaded', async () => {
    api.refuse(googleLink, 'INTERNAL');
    const page = openAccount();
    const about = await section();
    const again = await within(about).findByRole('button', { name: 'Tentar novamente' });
    api.respond(googleLink, 200, NO_GOOGLE);
    await page.user.click(again);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Conta Google' })).toBeNull());
  });
});
