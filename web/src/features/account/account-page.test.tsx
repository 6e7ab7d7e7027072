import { userFixture } from '@acordo/contracts/fixtures/user';
import { MESSAGES } from '@acordo/contracts/messages';
import { changePassword } from '@acordo/contracts/http/auth/change-password';
import { exportAccount } from '@acordo/contracts/http/auth/export';
import { logout } from '@acordo/contracts/http/auth/logout';
import { resendVerification } from '@acordo/contracts/http/auth/resend-verification';
import { endOtherSession, listSessions } from '@acordo/contracts/http/auth/sessions';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { currentUser, startSession } from '../../shared/session/session-store';
import { at } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { errorOf, fillField } from '../../shared/testing/fields';
import { accountApi, openAccount, OTHER, SESSIONS } from './testing/open-account';

let api: ReturnType<typeof accountApi>;
const unconfirmed = { ...userFixture, email_confirmado: false };
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  api = accountApi();
});

describe('profile', () => {
  it('shows who is logged in, under the page’s title', async () => {
    openAccount();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Conta');
    expect(document.title).toBe('Conta · Acordo');
    const profile = screen.getByRole('region', { name: 'Perfil' });
    within(profile).getByText(userFixture.nome);
    within(profile).getByText(userFixture.email);
    within(profile).getByText('Confirmado');
    within(profile).getByText('E-mail e senha');
    expect(screen.queryByRole('region', { name: 'Confirmação do e-mail' })).toBeNull();
  });

  it('shows a calm note for the confirmation, sends the email again and confirms it (D10)', async () => {
    api.respond(resendVerification, 202, undefined);
    const page = openAccount(unconfirmed);
    const note = screen.getByRole('region', { name: 'Confirmação do e-mail' });
    within(note).getByText(
      `Confirme seu e-mail pelo link que enviamos para ${userFixture.email}. Sem isso o cliente não recebe por e-mail a cópia do que assinou.`,
    );
    await page.user.click(button('Reenviar e-mail'));
    await waitFor(() =>
      expect(within(note).getByRole('status').textContent).toBe(
        `Enviamos um novo link para ${userFixture.email}. Se não chegar, olhe a caixa de spam.`,
      ),
    );
    expect(api.callsTo(resendVerification)).toHaveLength(1);
  });

  it('shows when too many emails were sent (D48)', async () => {
    api.refuse(resendVerification, 'TOO_MANY');
    const page = openAccount(unconfirmed);
    await page.user.click(button('Reenviar e-mail'));
    await waitFor(() =>
      expect(page.notices.at(-1)?.detail).toBe('Muitas tentativas. Aguarde um pouco e tente novamente.'),
    );
  });

  it.each([userFixture, unconfirmed])(
    'shows that no email reaches a refused address, confirmed or not, with a contact (attack 293)',
    (user) => {
      openAccount({ ...user, email_recusado: true });
      const note = screen.getByRole('region', { name: 'Endereço de e-mail recusado' });
      const text = within(note).getByRole('status').textContent;
      expect(text).toContain(`${user.email} recusa nossas mensagens, e os avisos das propostas não chegam`);
      const link = within(note).getByRole('link', { name: 'Ver canais de contato' });
      expect(link.getAttribute('href')).toBe('/privacy-policy#contato');
      within(screen.getByRole('region', { name: 'Perfil' })).getByText('Endereço recusado');
      const resend = within(note).queryByRole('button', { name: 'Reenviar e-mail' });
      expect(resend !== null).toBe(user === unconfirmed);
    },
  );

  it('reloads after a confirmation in another tab on coming back', async () => {
    api.respond(authStatus, 200, { authenticated: true, user: userFixture });
    openAccount(unconfirmed);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Confirmação do e-mail' })).toBeNull());
  });
});

describe('password (D8)', () => {
  const change = async (page: ReturnType<typeof openAccount>, next: string, again = next) => {
    await fillField(page, 'Senha atual', 'senha antiga');
    await fillField(page, 'Nova senha', next);
    await fillField(page, 'Confirmar nova senha', again);
    await page.user.click(button('Trocar senha'));
  };

  it('is changed with the old one; the form is empty again and the sessions are refetched', async () => {
    api.respond(changePassword, 204, undefined);
    const page = openAccount();
    await screen.findByText('Este aparelho');
    await change(page, 'senha nova boa');
    await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Senha alterada'));
    expect(api.callsTo(changePassword)[0]?.body).toEqual({
      currentPassword: 'senha antiga',
      newPassword: 'senha nova boa',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Senha atual').value).toBe('');
    await waitFor(() => expect(api.callsTo(listSessions)).toHaveLength(2));
  });

  it('shows at its field that the old one is wrong', async () => {
    api.refuse(changePassword, 'WRONG_PASSWORD');
    const page = openAccount();
    await change(page, 'senha nova boa');
    await waitFor(() => expect(errorOf('Senha atual')).toBe('Senha atual incorreta'));
    expect(document.activeElement).toBe(screen.getByLabelText('Senha atual'));
    expect(page.notices).toEqual([]);
  });

  it('shows at its field that the new one is very common (docs/decisions/0021)', async () => {
    api.refuse(changePassword, 'INVALID_FIELDS', { newPassword: MESSAGES.passwordMostUsed });
    const page = openAccount();
    await change(page, 'senha nova boa');
    await waitFor(() => expect(errorOf('Nova senha')).toBe(MESSAGES.passwordMostUsed));
    expect(document.activeElement).toBe(screen.getByLabelText('Nova senha'));
  });

  it('checks before it calls', async () => {
    const page = openAccount();
    await change(page, 'abc', 'abd');
    await waitFor(() => expect(errorOf('Nova senha')).toBe('A senha deve ter pelo menos 6 caracteres'));
    expect(errorOf('Confirmar nova senha')).toBe('As senhas não coincidem');
    expect(api.callsTo(changePassword)).toHaveLength(0);
  });

  it('explains how an account without one gets it (409)', async () => {
    api.refuse(changePassword, 'NO_PASSWORD');
    const page = openAccount({ ...userFixture, provider: 'google' });
    await change(page, 'senha nova boa');
    const link = await screen.findByRole('link', { name: 'Receber link para criar senha' });
    expect(link.getAttribute('href')).toBe('/auth/recuperar');
    expect(link.closest('[role=alert]')?.textContent).toContain('Sua conta entra com o Google.');
  });
});

describe('sessions (D8)', () => {
  it('names the devices and marks this one', async () => {
    openAccount();
    const rows = await screen.findAllByRole('listitem').then((all) => all.map((row) => row.textContent));
    expect(rows[0]).toContain('Firefox no LinuxEste aparelho');
    expect(rows[1]).toContain('Safari no iPhone');
    expect(rows[1]).toContain('Último uso em 27/11/2026');
  });

  it.each(['204', '404'])('ends another one, response %s; the focus stays in the section', async (status) => {
    const end = at(endOtherSession, OTHER.id);
    if (status === '204') api.respond(end, 204, undefined);
    const page = openAccount();
    const ending = await screen.findByRole('button', { name: 'Encerrar sessão: Safari no iPhone' });
    api.respond(listSessions, 200, SESSIONS.slice(0, 1));
    await page.user.click(ending);
    await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
    expect(api.callsTo(end)).toHaveLength(1);
    expect(page.notices.at(-1)?.title).toBe('Sessão encerrada');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessões abertas' }));
  });

  it('keeps the row where ending fails', async () => {
    api.break(at(endOtherSession, OTHER.id));
    const page = openAccount();
    await page.user.click(await screen.findByRole('button', { name: 'Encerrar sessão: Safari no iPhone' }));
    await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Erro de conexão'));
    screen.getByText('Safari no iPhone');
  });

  it('stays logged in where signing out fails', async () => {
    api.break(logout);
    const page = openAccount();
    await page.user.click(await screen.findByRole('button', { name: 'Sair deste aparelho' }));
    await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Erro de conexão'));
    expect(currentUser()?.id).toBe(userFixture.id);
  });

  it('offers a retry if the list did not load', async () => {
    api.refuse(listSessions, 'INTERNAL');
    const page = openAccount();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    api.respond(listSessions, 200, SESSIONS);
    await page.user.click(again);
    await screen.findByText('Este aparelho');
  });
});

describe('own data (D37)', () => {
  const downloads: string[] = [];
  beforeEach(() => {
    downloads.length = 0;
    HTMLAnchorElement.prototype.click = function click() {
      downloads.push(this.getAttribute('href') ?? '');
    };
  });

  it('downloads an existing one at once, and can request a newer one', async () => {
    api.reply(exportAccount, () => new Response('PK'));
    const page = openAccount();
    await page.user.click(button('Baixar meus dados'));
    await screen.findByText('O download começou. O arquivo fica disponível por 7 dias.');
    expect(downloads).toEqual(['/api/auth/export']);
    api.respond(exportAccount, 202, { situacao: 'preparando' });
    await page.user.click(button('Pedir um arquivo mais novo'));
    await screen.findByText(/^Estamos preparando seu arquivo/);
    expect(api.callsTo(exportAccount).at(-1)?.url).toBe('/api/auth/export?novo=true');
  });

  it('makes no call by itself, and shows what failed', async () => {
    api.refuse(exportAccount, 'UNAVAILABLE');
    const page = openAccount();
    await screen.findByText('Este aparelho');
    expect(api.callsTo(exportAccount)).toHaveLength(0);
    await page.user.click(button('Baixar meus dados'));
    await waitFor(() => expect(page.notices.at(-1)?.detail).toMatch(/^Serviço temporariamente indisponível/));
    expect(downloads).toEqual([]);
  });
});

it('follows the session: another user’s page never shows the previous one’s', async () => {
  openAccount();
  await screen.findByText(userFixture.nome);
  act(() => startSession({ ...userFixture, nome: 'Outra Pessoa' }));
  await screen.findByText('Outra Pessoa');
});
