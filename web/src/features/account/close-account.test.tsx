import { userFixture } from '@acordo/contracts/fixtures/user';
import { OPERATOR_META } from '@acordo/contracts/operator';
import { closeAccount } from '@acordo/contracts/http/auth/close-account';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { draftKey } from '../../shared/session/local-drafts';
import { currentUser } from '../../shared/session/session-store';
import { takeWantedPath } from '../../shared/session/wanted-path';
import type { OpenPage } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { errorOf, fillField } from '../../shared/testing/fields';
import { accountApi, openAccount } from './testing/open-account';

let api: ReturnType<typeof accountApi>;
const googleUser = { ...userFixture, provider: 'google' as const };
const confirm = ({ user }: OpenPage) => user.click(screen.getByRole('button', { name: 'Encerrar conta' }));
const open = async (page: OpenPage) => {
  await page.user.click(screen.getByRole('button', { name: 'Encerrar minha conta' }));
  await screen.findByRole('dialog', { name: 'Encerrar sua conta?' });
};

beforeEach(() => {
  api = accountApi();
  localStorage.setItem(draftKey(userFixture.id, 'create'), '{}');
});

describe('closing the account (D37)', () => {
  it('shows what ends, what is erased and what is kept for how long', async () => {
    const page = openAccount();
    await open(page);
    const text = screen.getByRole('dialog').textContent;
    expect(text).toContain('Apagado em até 30 dias');
    expect(text).toContain('por 10 anos a partir da assinatura');
    expect(text).toContain('por 6 meses');
    expect(text).not.toContain('assinatura é cancelada');
  });

  it('shows for how long this installation keeps signed records', async () => {
    const meta = document.createElement('meta');
    meta.name = OPERATOR_META;
    meta.content = JSON.stringify({ signedRecordYears: 12 });
    document.head.append(meta);
    await open(openAccount());
    expect(screen.getByRole('dialog').textContent).toContain('por 12 anos a partir da assinatura');
    meta.remove();
  });

  it('closes with the password and leaves no data of the user in this browser', async () => {
    api.respond(closeAccount, 204, undefined);
    const page = openAccount();
    await open(page);
    await fillField(page, 'Sua senha', 'minha senha');
    await confirm(page);
    await waitFor(() => expect(localStorage.getItem(draftKey(userFixture.id, 'create'))).toBeNull());
    expect(api.callsTo(closeAccount)[0]?.body).toEqual({ password: 'minha senha' });
    expect(sessionStorage.length).toBe(0);
  });

  it('shows at the field that the password is wrong, and changes nothing', async () => {
    api.refuse(closeAccount, 'WRONG_PASSWORD');
    const page = openAccount();
    await open(page);
    await fillField(page, 'Sua senha', 'errada');
    await confirm(page);
    await waitFor(() => expect(errorOf('Sua senha')).toBe('Senha atual incorreta'));
    expect(document.activeElement).toBe(screen.getByLabelText('Sua senha'));
    expect(currentUser()?.id).toBe(userFixture.id);
  });

  it('requires a recent sign-in with Google if there is no password, and returns here', async () => {
    api.refuse(closeAccount, 'SIGN_IN_AGAIN');
    const page = openAccount(googleUser);
    await open(page);
    expect(screen.queryByLabelText('Sua senha')).toBeNull();
    await confirm(page);
    const link = await screen.findByRole('link', { name: 'Entrar novamente com Google' });
    expect(api.callsTo(closeAccount)[0]?.body).toEqual({});
    expect(link.getAttribute('href')).toBe('/api/auth/google');
    link.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(link);
    expect(takeWantedPath()).toBe('/conta#encerrar');
  });

  it('opens the dialog again after that sign-in', async () => {
    const page = openAccount(googleUser, '#encerrar');
    await screen.findByRole('dialog', { name: 'Encerrar sua conta?' });
    await page.user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(page.router.state.location.hash).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requires the password of a Google account if it has one', async () => {
    api.refuse(closeAccount, 'INVALID_FIELDS', { password: 'Campo obrigatório' });
    const page = openAccount(googleUser);
    await open(page);
    await confirm(page);
    await waitFor(() => expect(errorOf('Sua senha')).toBe('Campo obrigatório'));
  });

  it.each([
    ['mensal', /^O provedor de pagamento não respondeu.*Nada foi alterado/],
    ['gratuito', /^Não foi possível encerrar a conta. Nada foi alterado/],
  ] as const)('shows that nothing changed when the plan is %s and the response 503', async (plano, said) => {
    api.refuse(closeAccount, 'UNAVAILABLE');
    const page = openAccount({ ...userFixture, plano });
    await open(page);
    await fillField(page, 'Sua senha', 'minha senha');
    await confirm(page);
    expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
    expect(currentUser()?.id).toBe(userFixture.id);
  });
});
