import { adminLogin } from '@acordo/contracts/http/vitamina/auth/login';
import { adminStatus } from '@acordo/contracts/http/vitamina/auth/status';
import { verifySecondFactor } from '@acordo/contracts/http/vitamina/auth/verify-2fa';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { isAdminMarked, unmarkAdmin } from './admin-session';
import { adminApi, openAdmin, saidAt } from './testing/admin-pages';

let api: FakeApi;
beforeEach(() => {
  unmarkAdmin();
  sessionStorage.clear();
  api = adminApi().respond(adminStatus, 200, { authenticated: false });
});

type Opened = ReturnType<typeof openAdmin>;
const usuario = () => screen.findByLabelText<HTMLInputElement>('Usuário');
const senha = () => screen.findByLabelText<HTMLInputElement>('Senha');

async function signIn({ user }: Opened) {
  await user.click(await usuario());
  await user.paste('admin@acordo.com.br');
  await user.click(await senha());
  await user.paste('segredo');
  await user.keyboard('{Enter}');
}

async function toCode(page: Opened) {
  api.respond(adminLogin, 200, { authenticated: false, requires2FA: true, tempToken: 'tt' });
  await signIn(page);
  return screen.findByLabelText<HTMLInputElement>('Código 2FA');
}

describe('credentials (P70, P95)', () => {
  it('requires both before it calls', async () => {
    const { user } = openAdmin('/vitamina/login');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Acesso Administrativo');
    await user.click(screen.getByText('Entrar'));
    await waitFor(async () => expect(saidAt(await usuario())).toBe('Campo obrigatório'));
    expect(saidAt(await senha())).toBe('Campo obrigatório');
    expect([document.title, api.callsTo(adminLogin)]).toEqual(['Acesso Administrativo · Acordo', []]);
  });

  it('opens the panel if no second factor is on', async () => {
    api.respond(adminLogin, 200, { authenticated: true, requires2FA: false });
    const page = openAdmin('/vitamina/login');
    await usuario();
    api.respond(adminStatus, 200, { authenticated: true });
    await signIn(page);
    await screen.findByText('Painel Administrativo');
    expect(api.callsTo(adminLogin)[0]?.body).toEqual({
      username: 'admin@acordo.com.br',
      password: 'segredo',
    });
    expect([page.path(), isAdminMarked()]).toEqual(['/vitamina', true]);
    expect(page.notices).toEqual([
      { tone: 'success', title: 'Acesso autorizado', detail: 'Login realizado com sucesso' },
    ]);
  });

  it('shows that they are wrong, as toast and at the field, and keeps the input', async () => {
    api.refuse(adminLogin, 'ADMIN_WRONG_CREDENTIALS');
    const page = openAdmin('/vitamina/login');
    await signIn(page);
    await waitFor(async () => expect(saidAt(await senha())).toBe('Credenciais inválidas'));
    expect(page.notices).toEqual([
      { tone: 'destructive', title: 'Erro de autenticação', detail: 'Credenciais inválidas' },
    ]);
    expect([document.activeElement, isAdminMarked()]).toEqual([await senha(), false]);
  });

  it('shows that there is no response', async () => {
    api.break(adminLogin);
    const page = openAdmin('/vitamina/login');
    await signIn(page);
    await waitFor(() =>
      expect(page.notices).toEqual([
        { tone: 'destructive', title: 'Erro de conexão', detail: 'Não foi possível conectar ao servidor' },
      ]),
    );
  });

  it('waits for the limit’s time, and does not call meanwhile (D48)', async () => {
    const body = JSON.stringify({ error: 'x', message: 'x', code: 'TOO_MANY', requestId: 't' });
    api.reply(adminLogin, () => new Response(body, { status: 429, headers: { 'retry-after': '2' } }));
    const page = openAdmin('/vitamina/login');
    await signIn(page);
    await screen.findByText('Muitas tentativas. Aguarde 2 segundos e tente novamente.');
    expect(page.notices[0]?.detail).toBe('Muitas tentativas. Aguarde 2 segundos e tente novamente.');
    await page.user.type(await senha(), '{Enter}');
    expect(api.callsTo(adminLogin)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/Aguarde/)).toBeNull());
    await page.user.type(await senha(), '{Enter}');
    await waitFor(() => expect(api.callsTo(adminLogin)).toHaveLength(2));
  });

  it('redirects to the panel with a valid session (D44)', async () => {
    api.respond(adminStatus, 200, { authenticated: true });
    const page = openAdmin('/vitamina/login');
    await screen.findByText('Painel Administrativo');
    expect(page.path()).toBe('/vitamina');
  });
});

describe('the code (P70)', () => {
  it.each([
    ['123 456', '123456'],
    ['k7m-3qx', 'K7M3QX'],
  ])('accepts %j, digits or a recovery code (D33)', async (typed, sent) => {
    api.respond(verifySecondFactor, 200, { authenticated: true });
    const page = openAdmin('/vitamina/login');
    const field = await toCode(page);
    expect(document.activeElement).toBe(field);
    api.respond(adminStatus, 200, { authenticated: true });
    await page.user.paste(typed);
    await page.user.keyboard('{Enter}');
    await screen.findByText('Painel Administrativo');
    expect(api.callsTo(verifySecondFactor)[0]?.body).toEqual({ tempToken: 'tt', code: sent });
    expect(isAdminMarked()).toBe(true);
  });

  it('has six characters', async () => {
    const page = openAdmin('/vitamina/login');
    const field = await toCode(page);
    await page.user.paste('1234');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saidAt(field)).toBe('O código tem 6 caracteres'));
    await page.user.click(field);
    await page.user.paste('5678');
    expect(field.value).toBe('12345678');
    const told = 'Código não entendido: há 8 letras e números, e o código tem 6';
    await waitFor(() => expect(saidAt(field)).toBe(told));
    await page.user.keyboard('{Enter}');
    expect([saidAt(field), api.callsTo(verifySecondFactor)]).toEqual([told, []]);
  });

  it('is wrong: toast, message at the field, another attempt', async () => {
    api.refuse(verifySecondFactor, 'WRONG_SECOND_FACTOR');
    const page = openAdmin('/vitamina/login');
    const field = await toCode(page);
    await page.user.paste('123456');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saidAt(field)).toBe('Código 2FA incorreto'));
    expect(page.notices).toEqual([
      { tone: 'destructive', title: 'Código inválido', detail: 'Código 2FA incorreto' },
    ]);
  });

  it('cannot be checked without a response', async () => {
    api.break(verifySecondFactor);
    const page = openAdmin('/vitamina/login');
    await toCode(page);
    await page.user.paste('123456');
    await page.user.keyboard('{Enter}');
    await waitFor(() =>
      expect(page.notices).toEqual([
        {
          tone: 'destructive',
          title: 'Erro de verificação',
          detail: 'Não foi possível conectar ao servidor',
        },
      ]),
    );
  });

  it('is too late: back to the credentials, the user name kept (attack 361)', async () => {
    api.refuse(verifySecondFactor, 'SECOND_FACTOR_OVER');
    const page = openAdmin('/vitamina/login');
    await toCode(page);
    await page.user.paste('123456');
    await page.user.keyboard('{Enter}');
    await usuario();
    expect(page.notices[0]).toEqual({
      tone: 'destructive',
      title: 'Erro de verificação',
      detail: 'O tempo para informar o código acabou. Entre novamente com usuário e senha.',
    });
    expect((await usuario()).value).not.toBe('');
    expect((await senha()).value).toBe('');
    expect(document.activeElement).toBe(await senha());
  });

  it('is limited too, with the time to wait', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const body = JSON.stringify({ error: 'x', message: 'x', code: 'TOO_MANY', requestId: 't' });
    api.reply(
      verifySecondFactor,
      () => new Response(body, { status: 429, headers: { 'retry-after': '840' } }),
    );
    const page = openAdmin('/vitamina/login');
    await toCode(page);
    await page.user.paste('123456');
    await page.user.keyboard('{Enter}');
    await screen.findByText('Muitas tentativas. Aguarde 14 minutos e tente novamente.');
    act(() => jest.advanceTimersByTime(840_000));
    expect(screen.queryByText(/Aguarde/)).toBeNull();
    jest.useRealTimers();
  });
});
