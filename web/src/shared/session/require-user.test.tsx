import { beforeEach, describe, expect, it } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FakeApi } from '../testing/fake-api';
import '../testing/patience';
import { RequireUser } from './require-user';
import { followOtherTabs } from './other-tabs';
import { currentUser, endSession, startSession } from './session-store';
import { rememberWantedPath, takeWantedPath } from './wanted-path';

const someone = { authenticated: true, user: userFixture };
const nobody = { authenticated: false, user: null };

function open(path: string): void {
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <p>login</p> },
      {
        path: '/edit/:id',
        element: (
          <RequireUser signIn="/auth">
            <p>secret</p>
          </RequireUser>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

describe('RequireUser (D44)', () => {
  let api: FakeApi;
  beforeEach(() => {
    endSession();
    sessionStorage.clear();
    api = new FakeApi().install();
  });

  it('calls the server before it redirects: a new tab with a valid cookie keeps its link', async () => {
    api.respond(authStatus, 200, someone);
    open('/edit/7');
    expect(screen.getByRole('status').textContent).toBe('Verificando sua sessão...');
    expect(await screen.findByText('secret')).toBeTruthy();
    expect(currentUser()?.id).toBe(userFixture.id);
  });

  it('redirects a visitor to the login and stores the wanted path', async () => {
    api.respond(authStatus, 200, nobody);
    open('/edit/7?aba=preco#total');
    expect(await screen.findByText('login')).toBeTruthy();
    expect(takeWantedPath()).toBe('/edit/7?aba=preco#total');
    expect(takeWantedPath()).toBeNull();
  });

  it('shows a cached user’s page at once and verifies behind it', async () => {
    sessionStorage.setItem('user', JSON.stringify(userFixture));
    api.respond(authStatus, 200, nobody);
    open('/edit/7');
    expect(screen.getByText('secret')).toBeTruthy();
    expect(await screen.findByText('login')).toBeTruthy();
    expect(currentUser()).toBeNull();
  });

  it('makes no second call for a user that the server has just returned', async () => {
    api.respond(authStatus, 200, someone);
    open('/edit/7');
    await screen.findByText('secret');
    expect(api.callsTo(authStatus)).toHaveLength(1);
  });

  it('leaves when the session ends while the page is open', async () => {
    api.respond(authStatus, 200, someone);
    open('/edit/7');
    await screen.findByText('secret');
    api.respond(authStatus, 200, nobody);
    act(() => endSession());
    expect(await screen.findByText('login')).toBeTruthy();
  });

  it('shows when the server cannot be reached, and retries', async () => {
    api.break(authStatus);
    open('/edit/7');
    expect(await screen.findByText('Não foi possível conectar ao servidor')).toBeTruthy();
    api.respond(authStatus, 200, someone);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(screen.getByText('secret')).toBeTruthy());
  });

  it('stores no path once the user has signed out, here or in another tab', async () => {
    api.respond(authStatus, 200, someone);
    open('/edit/7');
    await screen.findByText('secret');
    api.respond(authStatus, 200, nobody);
    followOtherTabs();
    rememberWantedPath('/edit/before');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'session-ended-at', newValue: 'left 1' }));
    });
    expect(await screen.findByText('login')).toBeTruthy();
    expect(takeWantedPath()).toBeNull();
    startSession(userFixture); // the next one who logs in
  });
});
