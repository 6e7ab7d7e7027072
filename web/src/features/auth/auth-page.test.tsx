import { beforeEach, describe, expect, it } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { MESSAGES } from '@acordo/contracts/messages';
import { login } from '@acordo/contracts/http/auth/login';
import { providers } from '@acordo/contracts/http/auth/providers';
import { register } from '@acordo/contracts/http/auth/register';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { COOKIES_BLOCKED } from '../../shared/session/cookies-blocked';
import { currentUser, endSession } from '../../shared/session/session-store';
import { rememberWantedPath } from '../../shared/session/wanted-path';
import { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { connectToaster, type Notice } from '../../shared/ui/notify';
import { Component } from './auth-page';

const user = userEvent.setup({ delay: null });
let api: FakeApi;
let notices: Notice[];

function open(path = '/auth', state?: unknown) {
  const [pathname = '', search = ''] = path.split('?');
  const entry = { pathname, search: search && `?${search}`, state };
  const routes = [
    { path: '/auth', Component },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
  return router;
}

const field = (label: string) => screen.findByLabelText(label);
const type = async (label: string, text: string) => {
  await user.click(await field(label));
  // Pasted: a key at a time costs a second a form here.
  await user.paste(text);
};
const press = async (name: string) => {
  const button = screen.getAllByRole('button', { name }).find((one) => one.getAttribute('type') === 'submit');
  await user.click(button ?? screen.getByRole('button', { name }));
};
const errorOf = async (label: string) => {
  const id = (await field(label)).getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  return document.getElementById(id)?.textContent;
};

beforeEach(() => {
  endSession();
  sessionStorage.clear();
  notices = [];
  connectToaster({ show: (notice) => notices.push(notice), settle: () => undefined });
  api = new FakeApi().install().respond(authStatus, 200, { authenticated: false, user: null });
});

/** The server accepts the login, and the browser stores the session: call it after the page has checked the session. */
const letIn = () =>
  api
    .respond(login, 200, { user: userFixture })
    .respond(authStatus, 200, { authenticated: true, user: userFixture });

describe('login (P33, P96)', () => {
  it('requires both fields before it calls', async () => {
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Entrar');
    await press('Entrar');
    await waitFor(async () => expect(await errorOf('Email')).toBe('Email é obrigatório'));
    expect(await errorOf('Senha')).toBe('A senha deve ter pelo menos 6 caracteres');
    expect(api.callsTo(login)).toHaveLength(0);
  });

  it('sends an address pasted with invisible characters without them (attack 261)', async () => {
    api.respond(login, 200, { user: userFixture });
    open();
    await type('Email', 'marina@estudiolume.com.br\u200b');
    await type('Senha', 'segredo');
    await press('Entrar');
    await waitFor(() =>
      expect(api.callsTo(login)[0]?.body).toMatchObject({ email: 'marina@estudiolume.com.br' }),
    );
  });

  it('stores the user, welcomes by name and goes to the dashboard (P8, P32)', async () => {
    const router = open();
    await type('Email', 'marina@estudiolume.com.br');
    letIn();
    await type('Senha', 'segredo');
    await press('Entrar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(api.callsTo(login)[0]?.body).toEqual({ email: 'marina@estudiolume.com.br', password: 'segredo' });
    expect(currentUser()).toEqual(userFixture);
    expect(notices).toEqual([
      { tone: 'success', title: 'Login realizado', detail: 'Boas-vindas, Marina Duarte!' },
    ]);
  });

  it.each([
    ['/edit/7', '/edit/7'],
    ['//mal.example/dashboard', '/dashboard'],
  ])('returns to %s only where it is our own (D44)', async (wanted, reached) => {
    rememberWantedPath(wanted);
    const router = open();
    await type('Email', 'marina@estudiolume.com.br');
    letIn();
    await type('Senha', 'segredo');
    await press('Entrar');
    await waitFor(() => expect(router.state.location.pathname).toBe(reached));
  });

  it('shows that cookies are blocked if the browser did not store the session, and keeps the input (attack 341)', async () => {
    api.respond(login, 200, { user: userFixture });
    const router = open();
    await type('Email', 'marina@estudiolume.com.br');
    await type('Senha', 'segredo');
    await press('Entrar');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({
      tone: 'destructive',
      title: 'Erro no login',
      detail: COOKIES_BLOCKED,
    });
    expect([router.state.location.pathname, currentUser()]).toEqual(['/auth', null]);
    expect(await field('Email')).toHaveProperty('value', 'marina@estudiolume.com.br');
  });

  it('continues if the check for the session failed', async () => {
    const router = open();
    await type('Email', 'marina@estudiolume.com.br');
    letIn().break(authStatus);
    await type('Senha', 'segredo');
    await press('Entrar');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('shows wrong credentials as toast and at the field, and keeps the input', async () => {
    api.refuse(login, 'WRONG_CREDENTIALS');
    open();
    await type('Email', 'marina@estudiolume.com.br');
    await type('Senha', 'errada1');
    await press('Entrar');
    await waitFor(async () => expect(await errorOf('Senha')).toBe('Email ou senha inválidos'));
    expect(notices).toEqual([
      { tone: 'destructive', title: 'Erro no login', detail: 'Email ou senha inválidos' },
    ]);
    expect(screen.getByDisplayValue('marina@estudiolume.com.br')).toBeTruthy();
    expect(screen.getByDisplayValue('errada1')).toBe(document.activeElement);
  });

  it('shows a missing connection', async () => {
    api.break(login);
    open();
    await type('Email', 'marina@estudiolume.com.br');
    await type('Senha', 'segredo');
    await press('Entrar');
    await waitFor(() =>
      expect(notices).toEqual([
        { tone: 'destructive', title: 'Erro de conexão', detail: 'Não foi possível conectar ao servidor' },
      ]),
    );
  });
});

describe('registration (P32, P33, P96)', () => {
  const fill = async (form: { password: string; confirmation: string }) => {
    await type('Nome Completo', 'Marina Duarte');
    await type('Email', 'marina@estudiolume.com.br');
    await type('Senha', form.password);
    await type('Confirmar Senha', form.confirmation);
    await press('Criar Conta');
  };
  const good = { password: 'segredo', confirmation: 'segredo' };

  it('is reached by its link, and by landing’s buttons at once', async () => {
    open();
    await screen.findByLabelText('Email');
    await press('Criar Conta');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Criar Conta');
    await press('Entrar');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrar');
    expect(screen.queryByLabelText('Nome Completo')).toBeNull();
  });

  it.each([
    ['\u3164\u200b', 'Nome é obrigatório'],
    ['...', 'O nome deve ter pelo menos uma letra'],
  ])(
    'shows an empty-looking name (%j) as an error under the field, and sends nothing (attack 260)',
    async (nome, message) => {
      open('/auth', { mode: 'register' });
      await type('Nome Completo', nome);
      await type('Email', 'ana..maria@x.com');
      await type('Senha', good.password);
      await type('Confirmar Senha', good.confirmation);
      await press('Criar Conta');
      await waitFor(async () => expect(await errorOf('Nome Completo')).toBe(message));
      expect(await errorOf('Email')).toBe('Email deve ter formato válido');
      expect(api.callsTo(register)).toHaveLength(0);
    },
  );

  it('shows differing passwords under the field and as toast', async () => {
    open('/auth', { mode: 'register' });
    await fill({ password: 'segredo', confirmation: 'segreda' });
    await waitFor(async () => expect(await errorOf('Confirmar Senha')).toBe('As senhas não coincidem'));
    expect(notices).toEqual([{ tone: 'destructive', title: 'Erro', detail: 'As senhas não coincidem' }]);
    expect(api.callsTo(register)).toHaveLength(0);
  });

  it('returns to the login with a message and the email', async () => {
    api.respond(register, 201, { user: userFixture });
    open('/auth', { mode: 'register' });
    await fill(good);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrar'));
    expect(api.callsTo(register)[0]?.body).toEqual({
      nome: 'Marina Duarte',
      email: 'marina@estudiolume.com.br',
      password: 'segredo',
    });
    const text = 'Sua conta foi criada com sucesso. Faça login agora.';
    expect(notices).toEqual([{ tone: 'success', title: 'Conta criada', detail: text }]);
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(screen.getByDisplayValue('marina@estudiolume.com.br')).toBeTruthy();
    expect(await field('Senha')).toBe(document.activeElement);
    expect(currentUser()).toBeNull();
  });

  it('shows at the field that an address is taken', async () => {
    api.refuse(register, 'EMAIL_TAKEN');
    open('/auth', { mode: 'register' });
    await fill(good);
    await waitFor(async () => expect(await errorOf('Email')).toBe('E-mail já cadastrado'));
    expect(notices).toEqual([
      { tone: 'destructive', title: 'Erro no cadastro', detail: 'E-mail já cadastrado' },
    ]);
    expect(screen.getByDisplayValue('Marina Duarte')).toBeTruthy();
  });

  it('links from an address that is taken to the login, and to a new password (D10, attack 361)', async () => {
    api.refuse(register, 'EMAIL_TAKEN');
    const router = open('/auth', { mode: 'register' });
    expect(screen.queryByText('Entrar com este e-mail')).toBeNull();
    await fill(good);
    const recover = await screen.findByRole('link', { name: 'Criar uma nova senha' });
    await user.click(screen.getByRole('button', { name: 'Entrar com este e-mail' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entrar');
    expect(screen.getByDisplayValue('marina@estudiolume.com.br')).toBeTruthy();
    expect(await field('Senha')).toBe(document.activeElement);
    expect(recover.getAttribute('href')).toBe('/auth/recuperar');
    expect(router.state.location.pathname).toBe('/auth');
  });

  it('removes these links when the address changes', async () => {
    api.refuse(register, 'EMAIL_TAKEN');
    open('/auth', { mode: 'register' });
    await fill(good);
    const link = await screen.findByRole('link', { name: 'Criar uma nova senha' });
    await type('Email', 'x');
    expect(screen.queryByRole('button', { name: 'Entrar com este e-mail' })).toBeNull();
    expect(link.isConnected).toBe(false);
  });

  it('shows at the field that this password is very common (docs/decisions/0021)', async () => {
    const text = MESSAGES.passwordMostUsed;
    api.refuse(register, 'INVALID_FIELDS', { password: text });
    open('/auth', { mode: 'register' });
    await fill(good);
    await waitFor(async () => expect(await errorOf('Senha')).toBe(text));
    expect(await field('Senha')).toBe(document.activeElement);
  });

  it('has a text for a response that is not ours (P96)', async () => {
    api.reply(register, () => new Response('Bad gateway', { status: 502 }));
    open('/auth', { mode: 'register' });
    await fill(good);
    await waitFor(() =>
      expect(notices).toEqual([
        { tone: 'destructive', title: 'Erro no cadastro', detail: 'Não foi possível criar a conta' },
      ]),
    );
  });
});

describe('arriving (P31)', () => {
  it('redirects with a valid session', async () => {
    api.respond(authStatus, 200, { authenticated: true, user: userFixture });
    const router = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(currentUser()).toEqual(userFixture);
    expect(notices).toEqual([]);
  });

  it('trusts the server, not the redirect’s parameters (D11)', async () => {
    const router = open('/auth?success=true&userId=1&userName=Mal&provider=google');
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/auth', search: '' });
    expect(currentUser()).toBeNull();
    expect(notices[0]?.title).toBe('Erro na autenticação');
  });

  it('welcomes after the provider’s success', async () => {
    api.respond(authStatus, 200, { authenticated: true, user: userFixture });
    const router = open('/auth?success=true&userId=1&userName=Marina&provider=google');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notices[0]?.title).toBe('Login realizado');
  });

  it.each([
    ['google_auth_failed', 'Falha na autenticação com Google. Tente novamente.'],
    ['no_user_data', 'Não foi possível obter os dados do usuário do Google.'],
    ['callback_error', 'Erro no callback de autenticação. Tente novamente.'],
    [
      'google_disconnected',
      'O Google foi desconectado desta conta. Entre com e-mail e senha e conecte-o de novo na página Conta.',
    ],
    ['toString', 'Erro na autenticação: toString'],
  ])('shows the provider’s error %s and cleans the URL', async (code, detail) => {
    const router = open(`/auth?error=${code}`);
    await waitFor(() =>
      expect(notices).toEqual([{ tone: 'destructive', title: 'Erro na autenticação', detail }]),
    );
    expect(router.state.location.search).toBe('');
  });

  it('shows Google only where it is configured (D7)', async () => {
    open();
    await waitFor(() => expect(api.callsTo(providers)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Continuar com Google' })).toBeNull();
  });

  it('starts Google’s sign-in by a navigation of the browser, above the form (P31, L11)', async () => {
    api.respond(providers, 200, { google: true });
    open();
    const link = await screen.findByRole('link', { name: 'Continuar com Google' });
    expect(link.getAttribute('href')).toBe('/api/auth/google');
    expect(link.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
});
