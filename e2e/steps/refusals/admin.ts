import type { Page } from '@playwright/test';
import type { Screen } from './screen.js';

const region = (page: Page, name: string) => page.getByRole('region', { name });

export const PANEL: Record<string, Screen> = {
  'sign-in of the panel': {
    as: 'visitor',
    open: async (page) => {
      await page.goto('/vitamina/login');
      await page.getByLabel('Usuário', { exact: true }).fill('alguem@exemplo.com.br');
      await page.getByLabel('Senha', { exact: true }).fill('segredo1');
    },
    place: (page) => page.locator('form button[type=submit]'),
    call: ['POST', /^\/api\/vitamina\/auth\/login$/],
    fields: { username: 'Email deve ter formato válido' },
    words: ['Credenciais inválidas', 'Muitas tentativas. Aguarde'],
  },
  'second factor': {
    as: 'visitor',
    open: async (page) => {
      await page
        .context()
        .route('**/api/vitamina/auth/login', (route) =>
          route.fulfill({ json: { requires2FA: true, tempToken: 'x'.repeat(43) } }),
        );
      await page.goto('/vitamina/login');
      await page.getByLabel('Usuário', { exact: true }).fill('alguem@exemplo.com.br');
      await page.getByLabel('Senha', { exact: true }).fill('segredo1');
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByLabel('Código 2FA').fill('123456');
    },
    place: (page) => page.getByRole('button', { name: 'Verificar' }),
    call: ['POST', /^\/api\/vitamina\/auth\/verify-2fa$/],
    words: ['Código 2FA incorreto', 'Não foi possível conectar ao servidor', 'Muitas tentativas. Aguarde'],
  },
  'e-mail of an administrator': {
    as: 'admin',
    open: async (page) => {
      await page.goto('/vitamina/profile');
      const card = region(page, 'Alterar Email de Acesso');
      await card.getByLabel('Senha Atual', { exact: true }).fill('segredo1');
      await card.getByLabel('Novo Email').fill('outra@exemplo.com.br');
    },
    place: (page) => page.getByRole('button', { name: 'Alterar Email' }),
    call: ['PUT', /\/update-email$/],
    fields: { newEmail: 'Email deve ter formato válido' },
    words: ['Erro ao atualizar email'],
  },
  'password of an administrator': {
    as: 'admin',
    open: async (page) => {
      await page.goto('/vitamina/profile');
      const card = region(page, 'Alterar Senha de Acesso');
      await card.getByLabel('Senha Atual', { exact: true }).fill('segredo1');
      await card.getByLabel('Nova Senha', { exact: true }).fill('um segredo bom');
      await card.getByLabel('Confirmar Nova Senha', { exact: true }).fill('um segredo bom');
    },
    place: (page) => page.getByRole('button', { name: 'Alterar Senha' }),
    call: ['PUT', /\/update-password$/],
    fields: { newPassword: 'Escolha uma senha menos comum' },
    words: ['Erro ao atualizar senha'],
  },
  'switching the second factor on': {
    as: 'admin',
    open: async (page) => {
      await page.goto('/vitamina/profile');
      const card = region(page, 'Verificação em Duas Etapas (2FA)');
      await card.getByRole('button', { name: 'Ativar 2FA' }).click();
      await card.getByLabel('Senha Atual', { exact: true }).fill('segredo1');
    },
    place: (page) => page.getByRole('button', { name: 'Continuar' }),
    call: ['POST', /\/2fa\/setup$/],
    fields: { currentPassword: 'Campo obrigatório' },
    words: ['Não foi possível ativar a verificação em duas etapas.'],
  },
  'confirming the second factor': {
    as: 'admin',
    open: async (page) => {
      await page.context().route('**/api/vitamina/auth/2fa/setup', (route) =>
        route.fulfill({
          json: { secret: 'JBSWY3DPEHPK3PXP', otpauth: 'otpauth://totp/x', qr: 'data:image/png;base64,' },
        }),
      );
      await page.goto('/vitamina/profile');
      const card = region(page, 'Verificação em Duas Etapas (2FA)');
      await card.getByRole('button', { name: 'Ativar 2FA' }).click();
      await card.getByLabel('Senha Atual', { exact: true }).fill('segredo1');
      await card.getByRole('button', { name: 'Continuar' }).click();
      await card.getByLabel('Código de 6 dígitos').fill('123456');
    },
    place: (page) => page.getByRole('button', { name: 'Ativar', exact: true }),
    call: ['POST', /\/2fa\/enable$/],
    words: ['Não foi possível ativar a verificação em duas etapas.'],
  },
  'switching the second factor off': {
    as: 'admin',
    open: async (page) => {
      await page.context().route('**/api/vitamina/auth/me', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          json: { ...(await response.json()), dois_fatores: true, codigos_restantes: 8 },
        });
      });
      await page.goto('/vitamina/profile');
      const card = region(page, 'Verificação em Duas Etapas (2FA)');
      await card.getByRole('button', { name: 'Desativar 2FA' }).click();
      await card.getByLabel('Senha Atual', { exact: true }).fill('segredo1');
      await card.getByLabel('Código 2FA').fill('123456');
    },
    place: (page) => page.getByRole('button', { name: 'Desativar 2FA' }),
    call: ['POST', /\/2fa\/disable$/],
    fields: { code: 'Código 2FA incorreto' },
    words: ['Não foi possível desativar a verificação em duas etapas.'],
  },
  'an e-mail that failed, once more': {
    as: 'admin',
    open: async (page) => {
      await page.context().route('**/api/vitamina/emails/failed*', (route) =>
        route.fulfill({
          json: [
            {
              id: '0b3f1a52-6f0e-4f83-9a3d-3c1d5b9b8a11',
              tipo: 'proposal-signed',
              destinatario: 'd***@estudiolume.com.br',
              motivo: '550 no such user',
              tentativas: 8,
              falhou_em: '2026-11-27T13:00:00.000Z',
            },
          ],
        }),
      );
      await page.goto('/vitamina');
    },
    place: (page) => page.getByRole('button', { name: /^Reenviar: / }),
    call: ['POST', /\/resend$/],
    words: ['Não foi possível reenviar o e-mail.'],
  },
  'a user of the panel': {
    as: 'admin',
    open: async (page) => {
      await page.goto('/vitamina');
      await page
        .getByRole('button', { name: /^Editar / })
        .locator('visible=true')
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Nome').fill(`Ana ${Date.now()}`);
    },
    place: (page) => page.getByRole('dialog').getByRole('button', { name: 'Salvar' }),
    call: ['PUT', /^\/api\/vitamina\/users\/[^/]+$/],
    fields: { email: 'Email deve ter formato válido' },
    words: ['Não foi possível atualizar o usuário.'],
  },
  'the limit of a user': {
    as: 'admin',
    open: async (page) => void (await page.goto('/vitamina')),
    place: (page) =>
      page
        .getByRole('switch', { name: /^Propostas ilimitadas/ })
        .locator('visible=true')
        .first(),
    call: ['PUT', /\/toggle-unlimited$/],
    words: ['Não foi possível atualizar as permissões do usuário.'],
  },
  'sign-out of the panel': {
    as: 'admin',
    open: async (page) => void (await page.goto('/vitamina')),
    place: (page) => page.getByRole('button', { name: 'Sair' }).locator('visible=true').first(),
    call: ['POST', /^\/api\/vitamina\/auth\/logout$/],
    words: ['Não foi possível encerrar a sessão. Tente novamente.'],
    fine: ['NOT_AUTHENTICATED'], // that is what was asked for
  },
};
