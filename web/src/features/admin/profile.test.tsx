import { MESSAGES } from '@acordo/contracts/messages';
import { adminMe } from '@acordo/contracts/http/vitamina/auth/me';
import { disableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-disable';
import { enableSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-enable';
import { setUpSecondFactor } from '@acordo/contracts/http/vitamina/auth/second-factor-setup';
import { updateAdminEmail } from '@acordo/contracts/http/vitamina/auth/update-email';
import { updateAdminPassword } from '@acordo/contracts/http/vitamina/auth/update-password';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '../../shared/testing/fake-api';
import '../../shared/testing/patience';
import { account, adminApi, openAdmin, saidAt } from './testing/admin-pages';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = adminApi();
});

const card = async (title: string) => within(await screen.findByRole('region', { name: title }));
const emailCard = () => card('Alterar Email de Acesso');
const passwordCard = () => card('Alterar Senha de Acesso');
const factorCard = () => card('Verificação em Duas Etapas (2FA)');

async function fill(page: ReturnType<typeof openAdmin>, field: HTMLElement, text: string) {
  await page.user.click(field);
  await page.user.paste(text);
}

describe('the profile (P74)', () => {
  it('has a title, a link back and tips', async () => {
    const page = openAdmin('/vitamina/profile');
    await screen.findByText('admin@acordo.com.br');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Editar Perfil Administrativo');
    expect(document.title).toBe('Editar Perfil Administrativo · Acordo');
    screen.getByText('Não compartilhe suas credenciais com ninguém.');
    await page.user.click(screen.getByText('Voltar ao Painel'));
    await screen.findByText('Painel Administrativo');
  });

  it('shows that it could not be loaded, and retries', async () => {
    api.refuse(adminMe, 'FORBIDDEN');
    const page = openAdmin('/vitamina/profile');
    await screen.findByText('Não foi possível carregar o perfil.');
    api.respond(adminMe, 200, account);
    await page.user.click(screen.getByText('Tentar novamente'));
    await emailCard();
  });
});

describe('the email (P75, P95)', () => {
  async function change(page: ReturnType<typeof openAdmin>, password: string, email: string) {
    const form = await emailCard();
    if (password) await fill(page, form.getByLabelText('Senha Atual'), password);
    if (email) await fill(page, form.getByLabelText('Novo Email'), email);
    await page.user.click(form.getByText('Alterar Email'));
    return form;
  }

  it('is changed; the form is cleared', async () => {
    api.respond(updateAdminEmail, 200, { ...account, email: 'nova@acordo.com.br' });
    const page = openAdmin('/vitamina/profile');
    const form = await change(page, 'segredo', 'nova@acordo.com.br');
    await screen.findByText('nova@acordo.com.br');
    expect(api.callsTo(updateAdminEmail)[0]?.body).toEqual({
      currentPassword: 'segredo',
      newEmail: 'nova@acordo.com.br',
    });
    expect(page.notices).toEqual([
      {
        tone: 'success',
        title: 'Email atualizado',
        detail: 'Seu email de acesso foi alterado com sucesso.',
      },
    ]);
    for (const label of ['Senha Atual', 'Novo Email']) {
      expect(form.getByLabelText<HTMLInputElement>(label).value).toBe('');
    }
  });

  it('needs both fields', async () => {
    const page = openAdmin('/vitamina/profile');
    await change(page, '', 'nova@acordo.com.br');
    await waitFor(() =>
      expect(page.notices).toEqual([
        {
          tone: 'destructive',
          title: 'Campos obrigatórios',
          detail: 'Preencha todos os campos para atualizar o email.',
        },
      ]),
    );
    expect(api.callsTo(updateAdminEmail)).toEqual([]);
  });

  it('must look like one', async () => {
    const page = openAdmin('/vitamina/profile');
    const form = await change(page, 'segredo', 'nova');
    await waitFor(() =>
      expect(saidAt(form.getByLabelText('Novo Email'))).toBe('Email deve ter formato válido'),
    );
    expect([page.notices, api.callsTo(updateAdminEmail)]).toEqual([[], []]);
  });

  it.each([
    ['WRONG_PASSWORD' as const, 'Senha Atual', 'Senha atual incorreta'],
    ['EMAIL_TAKEN' as const, 'Novo Email', 'E-mail já cadastrado'],
  ])('is refused at its field: %s', async (code, label, sentence) => {
    api.refuse(updateAdminEmail, code);
    const page = openAdmin('/vitamina/profile');
    const form = await change(page, 'segredo', 'nova@acordo.com.br');
    await waitFor(() => expect(saidAt(form.getByLabelText(label))).toBe(sentence));
    expect(page.notices).toEqual([
      { tone: 'destructive', title: 'Erro ao atualizar email', detail: sentence },
    ]);
  });
});

describe('the password (P76, P95)', () => {
  async function change(page: ReturnType<typeof openAdmin>, ...texts: string[]) {
    const form = await passwordCard();
    const labels = ['Senha Atual', 'Nova Senha', 'Confirmar Nova Senha'];
    for (const [at, label] of labels.entries()) {
      if (texts[at]) await fill(page, form.getByLabelText(label), texts[at]);
    }
    await page.user.click(form.getByText('Alterar Senha'));
    return form;
  }

  it('is changed; the form is cleared', async () => {
    api.respond(updateAdminPassword, 200, account);
    const page = openAdmin('/vitamina/profile');
    const form = await change(page, 'velha1', 'nova-123', 'nova-123');
    await waitFor(() =>
      expect(page.notices).toEqual([
        { tone: 'success', title: 'Senha atualizada', detail: 'Sua senha foi alterada com sucesso.' },
      ]),
    );
    expect(api.callsTo(updateAdminPassword)[0]?.body).toEqual({
      currentPassword: 'velha1',
      newPassword: 'nova-123',
      confirmPassword: 'nova-123',
    });
    expect(form.getByLabelText<HTMLInputElement>('Nova Senha').value).toBe('');
  });

  it.each([
    [['velha1', '', ''], 'Campos obrigatórios', 'Preencha todos os campos para atualizar a senha.'],
    [
      ['velha1', 'nova-123', 'nova-124'],
      'Senhas não coincidem',
      'A nova senha e confirmação devem ser iguais.',
    ],
    [['velha1', 'nova', 'nova'], 'Senha muito curta', 'A nova senha deve ter pelo menos 6 caracteres.'],
  ])('is not sent: %j', async (texts, title, detail) => {
    const page = openAdmin('/vitamina/profile');
    await change(page, ...texts);
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'destructive', title, detail }]));
    expect(api.callsTo(updateAdminPassword)).toEqual([]);
  });

  it('is refused with the server’s message', async () => {
    api.refuse(updateAdminPassword, 'WRONG_PASSWORD');
    const page = openAdmin('/vitamina/profile');
    const form = await change(page, 'velha1', 'nova-123', 'nova-123');
    await waitFor(() => expect(saidAt(form.getByLabelText('Senha Atual'))).toBe('Senha atual incorreta'));
    expect(page.notices[0]?.title).toBe('Erro ao atualizar senha');
  });

  it('is refused at its field if it is very common (docs/decisions/0021)', async () => {
    api.refuse(updateAdminPassword, 'INVALID_FIELDS', { newPassword: MESSAGES.passwordMostUsed });
    const page = openAdmin('/vitamina/profile');
    const form = await change(page, 'velha1', 'nova-123', 'nova-123');
    await waitFor(() =>
      expect(saidAt(form.getByLabelText('Nova Senha'))).toContain(MESSAGES.passwordMostUsed),
    );
  });

  it('can be shown, each separately', async () => {
    const page = openAdmin('/vitamina/profile');
    const form = await passwordCard();
    const [, second] = form.getAllByLabelText('Mostrar senha');
    if (second) await page.user.click(second);
    const types = ['Senha Atual', 'Nova Senha', 'Confirmar Nova Senha'].map(
      (label) => form.getByLabelText<HTMLInputElement>(label).type,
    );
    expect(types).toEqual(['password', 'text', 'password']);
  });
});

describe('the second factor', () => {
  const setUp = { secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://totp/x', qr: 'data:image/png;base64,AA==' };

  async function toSeed(page: ReturnType<typeof openAdmin>) {
    api.respond(setUpSecondFactor, 200, setUp);
    const form = await factorCard();
    await page.user.click(form.getByText('Ativar 2FA'));
    await fill(page, form.getByLabelText('Senha Atual'), 'segredo');
    await page.user.keyboard('{Enter}');
    return { form, code: await form.findByLabelText('Código de 6 dígitos') };
  }

  it('is switched on: password, seed, code, recovery codes shown once', async () => {
    api.respond(enableSecondFactor, 200, { recoveryCodes: ['K7M3QX', 'P2WZ9A'] });
    const page = openAdmin('/vitamina/profile');
    const { form, code } = await toSeed(page);
    expect(api.callsTo(setUpSecondFactor)[0]?.body).toEqual({ currentPassword: 'segredo' });
    expect(form.getByRole<HTMLImageElement>('img').src).toBe(setUp.qr);
    form.getByText('JBSW Y3DP EHPK 3PXP');
    expect(document.activeElement).toBe(code);
    await fill(page, code, '123 456');
    await page.user.keyboard('{Enter}');
    const codes = await form.findByRole('list', { name: 'Códigos de recuperação' });
    expect([codes.textContent, api.callsTo(enableSecondFactor)[0]?.body]).toEqual([
      'K7M3QXP2WZ9A',
      { code: '123456' },
    ]);
    expect(page.notices[0]?.title).toBe('2FA ativado');
    expect(form.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull();

    await page.user.click(form.getByText('Copiar'));
    await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Copiado'));
    expect(await navigator.clipboard.readText()).toBe('K7M3QX\nP2WZ9A');
    const print = jest
      .spyOn(window, 'print')
      .mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')));
    await page.user.click(form.getByText('Imprimir'));
    expect(print).toHaveBeenCalledTimes(1);

    await page.goTo('/vitamina');
    await screen.findByText('Você guardou os códigos?');
    await page.user.click(screen.getByText('Voltar aos códigos'));
    await page.user.click(await form.findByText('Já guardei os códigos'));
    await form.findByText(/Restam 2 códigos de recuperação\./);
    expect(document.body.textContent).not.toContain('K7M3QX');
    expect(document.activeElement?.textContent).toBe('Desativar 2FA');
  });

  it('requires the right password and the right code', async () => {
    const page = openAdmin('/vitamina/profile');
    api.refuse(setUpSecondFactor, 'WRONG_PASSWORD');
    const form = await factorCard();
    await page.user.click(form.getByText('Ativar 2FA'));
    const password = form.getByLabelText('Senha Atual');
    await fill(page, password, 'errada');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saidAt(password)).toBe('Senha atual incorreta'));

    await page.user.click(form.getByText('Cancelar'));
    expect(document.activeElement?.textContent).toBe('Ativar 2FA');
    api.refuse(enableSecondFactor, 'WRONG_CODE');
    const { code } = await toSeed(page);
    await fill(page, code, '12');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saidAt(code)).toBe('O código tem 6 caracteres'));
    await fill(page, code, '3456');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saidAt(code)).toBe('Código 2FA incorreto'));
    expect(api.callsTo(enableSecondFactor)).toHaveLength(1);
  });

  it('begins again when the code is too late', async () => {
    api.refuse(enableSecondFactor, 'SECOND_FACTOR_NOT_SET_UP');
    const page = openAdmin('/vitamina/profile');
    const { form, code } = await toSeed(page);
    await fill(page, code, '123456');
    await page.user.keyboard('{Enter}');
    await form.findByText('Ativar 2FA');
    expect(page.notices[0]?.detail).toBe(
      'O tempo para ativar a verificação em duas etapas acabou. Comece novamente.',
    );
  });

  it('is switched off with password and code, also a recovery code', async () => {
    api.respond(adminMe, 200, { ...account, dois_fatores: true, codigos_restantes: 1 });
    api.respond(disableSecondFactor, 200, account);
    const page = openAdmin('/vitamina/profile');
    const form = await factorCard();
    form.getByText(/Resta 1 código de recuperação\./);
    await page.user.click(form.getByText('Desativar 2FA'));
    await fill(page, form.getByLabelText('Senha Atual'), 'segredo');
    await fill(page, form.getByLabelText('Código 2FA'), 'k7m3qx');
    await page.user.keyboard('{Enter}');
    await form.findByText('Ativar 2FA');
    expect(api.callsTo(disableSecondFactor)[0]?.body).toEqual({ currentPassword: 'segredo', code: 'K7M3QX' });
    expect([page.notices[0]?.title, document.activeElement?.textContent]).toEqual([
      '2FA desativado',
      'Ativar 2FA',
    ]);
  });

  it('stays on with a wrong code', async () => {
    api.respond(adminMe, 200, { ...account, dois_fatores: true, codigos_restantes: 0 });
    api.refuse(disableSecondFactor, 'WRONG_CODE');
    const page = openAdmin('/vitamina/profile');
    const form = await factorCard();
    form.getByText(/Nenhum código de recuperação restante/);
    await page.user.click(form.getByText('Desativar 2FA'));
    await fill(page, form.getByLabelText('Senha Atual'), 'segredo');
    await fill(page, form.getByLabelText('Código 2FA'), '123456');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(saidAt(form.getByLabelText('Código 2FA'))).toBe('Código 2FA incorreto'));
    expect(page.notices[0]).toEqual({
      tone: 'destructive',
      title: 'Erro ao desativar 2FA',
      detail: 'Código 2FA incorreto',
    });
  });
});
