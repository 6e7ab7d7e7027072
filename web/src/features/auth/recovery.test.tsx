import { beforeEach, describe, expect, it } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { MESSAGES } from '@acordo/contracts/messages';
import { forgotPassword } from '@acordo/contracts/http/auth/forgot-password';
import { resetPassword } from '@acordo/contracts/http/auth/reset-password';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { screen, waitFor } from '@testing-library/react';
import { currentUser, startSession } from '../../shared/session/session-store';
import '../../shared/testing/patience';
import { connectToaster } from '../../shared/ui/notify';
import { errorOf, fillField } from '../../shared/testing/fields';
import { type OpenAuthPage, openAuth, visitorApi } from './testing/open-auth';

let api: ReturnType<typeof visitorApi>;
const press = ({ user }: OpenAuthPage, name: string) => user.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  api = visitorApi();
});

describe('/auth/recuperar', () => {
  it('is linked from the login and gets the typed address', async () => {
    const page = openAuth('/auth');
    await fillField(page, 'Email', 'marina@estudiolume.com.br');
    await page.user.click(screen.getByRole('link', { name: 'Esqueci minha senha' }));
    expect(page.router.state.location.pathname).toBe('/auth/recuperar');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('marina@estudiolume.com.br');
    expect(document.title).toBe('Recuperar senha · Acordo');
  });

  it('has one calm message for every address (D9), and a link back for another one', async () => {
    api.respond(forgotPassword, 202, undefined);
    const page = openAuth('/auth/recuperar');
    await fillField(page, 'Email', 'ninguem@example.com');
    await press(page, 'Enviar link');
    await waitFor(() => expect(heading().textContent).toBe('Confira seu e-mail'));
    expect(document.activeElement).toBe(heading());
    screen.getByText('Se houver uma conta com ninguem@example.com, o link chega em alguns instantes.');
    expect(api.callsTo(forgotPassword)[0]?.body).toEqual({ email: 'ninguem@example.com' });
    await press(page, 'Usar outro e-mail');
    const field = await screen.findByLabelText<HTMLInputElement>('Email');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('ninguem@example.com');
  });

  it('shows no failure together with the result', async () => {
    api.refuse(forgotPassword, 'TOO_MANY');
    const page = openAuth('/auth/recuperar');
    let shown = 0;
    connectToaster({
      show: () => {
        shown += 1;
      },
      settle: () => {
        shown = 0;
      },
    });
    await fillField(page, 'Email', 'marina@estudiolume.com.br');
    await press(page, 'Enviar link');
    await waitFor(() => expect(shown).toBe(1));
    api.respond(forgotPassword, 202, undefined);
    await press(page, 'Enviar link');
    await waitFor(() => expect(heading().textContent).toBe('Confira seu e-mail'));
    expect(shown).toBe(0);
  });

  it('requires an address, and shows the server’s limit', async () => {
    api.refuse(forgotPassword, 'TOO_MANY');
    const page = openAuth('/auth/recuperar');
    await press(page, 'Enviar link');
    await waitFor(() => expect(errorOf('Email')).toBe('Email é obrigatório'));
    await fillField(page, 'Email', 'marina@estudiolume.com.br');
    await press(page, 'Enviar link');
    await waitFor(() =>
      expect(page.notices.at(-1)?.detail).toBe('Muitas tentativas. Aguarde um pouco e tente novamente.'),
    );
    expect(heading().textContent).toBe('Recuperar senha');
  });
});

describe('/auth/nova-senha', () => {
  const fill = async (page: OpenAuthPage, password: string, confirmation = password) => {
    await fillField(page, 'Nova senha', password);
    await fillField(page, 'Confirmar nova senha', confirmation);
    await press(page, 'Salvar nova senha');
  };

  it('removes the token from the address at once (D7, attack 117)', async () => {
    window.history.replaceState(null, '', '/auth/nova-senha#segredo-do-link');
    const page = openAuth('/auth/nova-senha#segredo-do-link');
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(page.router.state.location.hash).toBe(''));
    screen.getByLabelText('Nova senha');
  });

  it('sets the password with the token, removes the session (D8) and redirects to the login', async () => {
    api.respond(resetPassword, 204, undefined);
    startSession(userFixture);
    const page = openAuth('/auth/nova-senha#segredo%2Ddo-link');
    await fill(page, 'nova senha boa');
    await waitFor(() => expect(heading().textContent).toBe('Entrar'));
    expect(api.callsTo(resetPassword)[0]?.body).toEqual({
      token: 'segredo-do-link',
      password: 'nova senha boa',
    });
    expect(page.router.state.location.pathname).toBe('/auth');
    expect(currentUser()).toBeNull();
    expect(page.notices.at(-1)).toMatchObject({ tone: 'success', title: 'Senha alterada' });
    expect((await screen.findByText('Entre com a nova senha.')).closest('output')).toBeTruthy();
  });

  it('checks length and confirmation before it calls', async () => {
    const page = openAuth('/auth/nova-senha#t');
    await fill(page, 'abc', 'abd');
    await waitFor(() => expect(errorOf('Nova senha')).toBe('A senha deve ter pelo menos 6 caracteres'));
    expect(errorOf('Confirmar nova senha')).toBe('As senhas não coincidem');
    expect(api.callsTo(resetPassword)).toHaveLength(0);
  });

  it('shows at the field that this password is very common (docs/decisions/0021)', async () => {
    api.refuse(resetPassword, 'INVALID_FIELDS', { password: MESSAGES.passwordMostUsed });
    const page = openAuth('/auth/nova-senha#t');
    await fill(page, 'nova senha boa');
    await waitFor(() => expect(errorOf('Nova senha')).toBe(MESSAGES.passwordMostUsed));
  });

  it('offers a new link if this one is invalid (410)', async () => {
    api.refuse(resetPassword, 'TOKEN_OVER');
    const page = openAuth('/auth/nova-senha#usado');
    await fill(page, 'nova senha boa');
    await waitFor(() => expect(heading().textContent).toBe('Este link não vale mais'));
    expect(document.activeElement).toBe(heading());
    await page.user.click(screen.getByRole('link', { name: 'Pedir novo link' }));
    expect(page.router.state.location.pathname).toBe('/auth/recuperar');
  });

  it('shows that the link’s end is missing, and makes no call (attack 343)', () => {
    openAuth('/auth/nova-senha');
    expect(heading().textContent).toBe('O link está incompleto');
  });

  it('keeps what was typed when there is no connection', async () => {
    api.break(resetPassword);
    const page = openAuth('/auth/nova-senha#t');
    await fill(page, 'nova senha boa');
    await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Erro de conexão'));
    expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe('nova senha boa');
    expect(api.callsTo(authStatus)).toHaveLength(0);
  });
});
