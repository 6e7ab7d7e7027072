import { userFixture } from '@acordo/contracts/fixtures/user';
import { login } from '@acordo/contracts/http/auth/login';
import { providers } from '@acordo/contracts/http/auth/providers';
import { authStatus } from '@acordo/contracts/http/auth/status';
import type { PageRenderer } from '@acordo/contracts/page-renderer';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { endSession, startSession } from '../shared/session/session-store';
import { FakeApi } from '../shared/testing/fake-api';
import '../shared/testing/patience';
import { AppPage } from './app-page';
import { createRouter, loadRoutesAt } from './router';

jest.setTimeout(60_000); // whole pages in jsdom, on a machine that may be busy

const OPERATOR = { name: null, cnpj: null, address: null, privacyEmail: null, signedRecordYears: 10 };

let renderer: PageRenderer;
beforeAll(async () => {
  // React's server code needs one when it is loaded; synchronous rendering does not use it.
  class NoChannel {
    readonly port1 = { onmessage: null };
    readonly port2 = { postMessage: () => undefined };
  }
  Object.assign(globalThis, { MessageChannel: NoChannel });
  ({ renderer } = await import('./entry-server'));
  Reflect.deleteProperty(globalThis, 'MessageChannel');
});

describe('login and dashboard, rendered in advance (P125)', () => {
  const errors: unknown[] = [];
  let api: FakeApi;
  let taken: Root | undefined;
  beforeEach(() => {
    errors.length = 0;
    endSession();
    api = new FakeApi().install();
    window.scrollTo = () => undefined; // jsdom has no layout
    jest.spyOn(console, 'error').mockImplementation((...parts) => void errors.push(parts));
  });
  afterEach(() => {
    act(() => taken?.unmount());
    jest.restoreAllMocks();
  });

  function place(path: string): HTMLElement {
    window.history.replaceState(null, '', path);
    document.body.innerHTML = `<div id="root">${renderer.renderSite(path, OPERATOR)}</div>`;
    const root = document.getElementById('root');
    if (!root) throw new Error('no root');
    return root;
  }

  async function takeOver(root: HTMLElement, path: string): Promise<void> {
    await loadRoutesAt(path);
    await act(async () => {
      taken = hydrateRoot(root, <AppPage router={createRouter()} />, {
        onRecoverableError: (error) => errors.push(error),
      });
    });
  }

  const visitor = () =>
    api
      .respond(authStatus, 200, { authenticated: false, user: null })
      .respond(providers, 200, { google: false });

  it('hydrates the login unchanged; what was typed before stays', async () => {
    visitor();
    const root = place('/auth');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    const password = screen.getByLabelText<HTMLInputElement>('Senha');
    email.value = 'ana@exemplo.com.br';
    password.value = 'senha-boa';
    await takeOver(root, '/auth');
    expect(errors).toEqual([]);
    expect(screen.getByLabelText('Email')).toBe(email);
    expect([email.value, password.value]).toEqual(['ana@exemplo.com.br', 'senha-boa']);
    api.refuse(login, 'WRONG_CREDENTIALS');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() =>
      expect(api.callsTo(login)[0]?.body).toEqual({
        email: 'ana@exemplo.com.br',
        password: 'senha-boa',
      }),
    );
  });

  it('sends nothing, and never in the address, before the login can be used', () => {
    place('/auth');
    const form = screen.getByRole('button', { name: 'Entrar' }).closest('form');
    expect(form?.method).toBe('post');
    expect(form?.querySelectorAll('[type="submit"]')).toHaveLength(0);
  });

  it('renders the dashboard while the session is checked, for nobody in particular', async () => {
    const root = place('/dashboard');
    expect(screen.getByRole('heading', { name: 'Suas Propostas' })).toBeTruthy();
    expect(root.textContent).toContain('Verificando sua sessão...');
    expect(root.textContent).not.toContain('Olá');
    let answer: (response: Response) => void = () => undefined;
    api.reply(authStatus, () => new Promise((resolve) => (answer = resolve)));
    const [bar] = screen.getAllByRole('banner');
    await takeOver(root, '/dashboard');
    expect(errors).toEqual([]);
    expect(root.textContent).toContain('Verificando sua sessão...');
    expect(screen.getAllByRole('banner')[0]).toBe(bar);
    await act(async () => answer(Response.json({ authenticated: true, user: userFixture })));
    expect(await screen.findByRole('heading', { name: /^Olá/ })).toBeTruthy();
  });

  it('shows a stored user’s dashboard without a mismatch', async () => {
    startSession(userFixture);
    const root = place('/dashboard');
    await takeOver(root, '/dashboard');
    expect(await screen.findByRole('heading', { name: /^Olá/ })).toBeTruthy();
    expect(errors.filter((error) => String(error).includes('ydration'))).toEqual([]);
  });
});
