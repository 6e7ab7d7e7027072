import { userFixture } from '@acordo/contracts/fixtures/user';
import { adminLogin } from '@acordo/contracts/http/vitamina/auth/login';
import { adminLogout } from '@acordo/contracts/http/vitamina/auth/logout';
import { adminStatus } from '@acordo/contracts/http/vitamina/auth/status';
import { toggleUnlimited } from '@acordo/contracts/http/vitamina/users/toggle-unlimited';
import { listUsers } from '@acordo/contracts/http/vitamina/users/list';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { currentUser, startSession } from '../../shared/session/session-store';
import type { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { isAdminMarked, markAdmin, unmarkAdmin } from './admin-session';
import { adminApi, openAdmin } from './testing/admin-pages';

let api: FakeApi;
beforeEach(() => {
  unmarkAdmin();
  sessionStorage.clear();
  localStorage.clear();
  api = adminApi();
});

describe('the guard (P71)', () => {
  it('calls the server before the panel is shown, with a message', async () => {
    markAdmin();
    let allow: (response: Response) => void = () => undefined;
    api.reply(adminStatus, () => new Promise((resolve) => (allow = resolve)));
    openAdmin('/vitamina');
    await screen.findByText('Verificando permissões administrativas...');
    expect(api.callsTo(listUsers)).toEqual([]);
    act(() => allow(new Response('{"authenticated":true}')));
    await screen.findByText('Painel Administrativo');
  });

  it('lets a new tab with a valid cookie keep its deep link (D44)', async () => {
    const page = openAdmin('/vitamina/profile');
    await screen.findByText('Editar Perfil Administrativo');
    expect([page.path(), isAdminMarked()]).toEqual(['/vitamina/profile', true]);
  });

  it.each(['nobody', 'no response'])('redirects to the login and clears the flag: %s', async (why) => {
    markAdmin();
    if (why === 'nobody') api.respond(adminStatus, 200, { authenticated: false });
    else api.break(adminStatus);
    const page = openAdmin('/vitamina/profile');
    await screen.findByText('Acesso Administrativo');
    expect([page.path(), isAdminMarked()]).toEqual(['/vitamina/login', false]);
  });

  it('returns after the login to the requested page', async () => {
    api.respond(adminStatus, 200, { authenticated: false });
    api.respond(adminLogin, 200, { authenticated: true, requires2FA: false });
    const page = openAdmin('/vitamina/profile');
    await page.user.type(await screen.findByLabelText('Usuário'), 'a');
    api.respond(adminStatus, 200, { authenticated: true });
    await page.user.type(screen.getByLabelText('Senha'), 'b{Enter}');
    await screen.findByText('Editar Perfil Administrativo');
  });

  it('ends with the session: a 401 of any call redirects to the login', async () => {
    const page = openAdmin('/vitamina');
    const lift = await screen.findByRole('switch', { name: 'Propostas ilimitadas: Marina Duarte' });
    api.refuse(toggleUnlimited, 'NOT_AUTHENTICATED').respond(adminStatus, 200, { authenticated: false });
    await page.user.click(lift);
    await screen.findByText('Acesso Administrativo');
    expect([page.path(), isAdminMarked()]).toEqual(['/vitamina/login', false]);
  });
});

describe('signing out', () => {
  it('removes all data of the panel, and does not affect the user of this browser (attack 125)', async () => {
    startSession(userFixture);
    const page = openAdmin('/vitamina');
    await screen.findByText('marina@estudiolume.com.br');
    api.respond(adminStatus, 200, { authenticated: false });
    await page.user.click(screen.getByText('Sair'));
    await screen.findByText('Acesso Administrativo');
    expect([api.callsTo(adminLogout).length, isAdminMarked(), currentUser()]).toEqual([
      1,
      false,
      userFixture,
    ]);

    // The next administrator sees a loading panel, not the previous one's rows.
    api.respond(adminStatus, 200, { authenticated: true });
    api.reply(listUsers, () => new Promise(() => undefined));
    await page.goTo('/vitamina');
    await screen.findByText('Carregando usuários...');
    expect(screen.queryByText('marina@estudiolume.com.br')).toBeNull();
  });

  it('shows when the session is still valid', async () => {
    api.break(adminLogout);
    const page = openAdmin('/vitamina');
    await page.user.click(await screen.findByText('Sair'));
    await waitFor(() => expect(page.notices[0]?.title).toBe('Erro ao sair'));
    expect([page.path(), isAdminMarked()]).toEqual(['/vitamina', true]);
  });

  it('is followed by the other tabs', async () => {
    const page = openAdmin('/vitamina');
    await screen.findByText('Painel Administrativo');
    api.respond(adminStatus, 200, { authenticated: false });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admin-session-ended-at' })));
    await screen.findByText('Acesso Administrativo');
    expect(page.path()).toBe('/vitamina/login');
  });
});
