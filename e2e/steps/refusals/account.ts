import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { DONA } from '../owner.js';
import { withSettings } from './company.js';
import { button, inDialog } from './places.js';
import type { Screen } from './screen.js';

const labelled = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).first().fill(value);
const changeSettings = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await page.getByLabel(/^Nome da empresa/).fill(`Ateliê ${Date.now()}`);
};
const saving = {
  as: 'owner',
  place: button('Salvar Configurações'),
  words: ['Não foi possível salvar as configurações.', 'Usuário não autenticado. Faça login novamente.'],
} as const;

export const ACCOUNT: Record<string, Screen> = {
  'own password': {
    as: 'owner',
    open: async (page) => {
      await page.goto('/conta');
      await labelled(page, 'Senha atual', 'segredo1');
      await labelled(page, 'Nova senha', 'um segredo bom');
      await labelled(page, 'Confirmar nova senha', 'um segredo bom');
    },
    place: button('Trocar senha'),
    call: ['PUT', /^\/api\/auth\/password$/],
    fields: { newPassword: 'Escolha uma senha menos comum' },
  },
  archive: {
    as: 'owner',
    open: async (page) => void (await page.goto('/conta')),
    place: button('Baixar meus dados'),
    call: ['GET', /^\/api\/auth\/export$/],
  },
  'closing the account': {
    as: 'owner',
    open: async (page) => {
      await page.goto('/conta');
      await page.getByRole('button', { name: 'Encerrar minha conta' }).click();
      await page.getByLabel('Sua senha', { exact: true }).fill('segredo1');
    },
    place: inDialog('Encerrar conta'),
    call: ['DELETE', /^\/api\/auth\/account$/],
    words: ['Não foi possível encerrar a conta.', 'O provedor de pagamento não respondeu'],
  },
  'ending a session': {
    as: 'owner',
    open: async (page) => {
      const data = { email: DONA.email, password: DONA.senha };
      await page.goto('/conta');
      // Uses the cookie of the session before, which is replaced.
      await page.request.post('/api/auth/login', { data, headers: { origin: new URL(page.url()).origin } });
      await page.reload();
    },
    place: (page) => page.getByRole('button', { name: /^Encerrar sessão: / }).first(),
    call: ['DELETE', /^\/api\/auth\/sessions\//],
    words: ['Não foi possível encerrar a sessão. Tente novamente.'],
    fine: ['NOT_FOUND'], // it has ended already
  },
  'unlinking Google': {
    as: 'owner',
    open: async (page) => {
      await page.context().route('**/api/auth/google/link', (route) =>
        route.fulfill({
          json: {
            disponivel: true,
            conectada: true,
            conectada_em: '2026-11-27T13:00:00.000Z',
            tem_senha: true,
          },
        }),
      );
      await page.goto('/conta');
      await page.getByRole('button', { name: 'Desconectar conta Google' }).click();
      await page.getByLabel('Sua senha', { exact: true }).fill('segredo1');
    },
    place: inDialog('Desconectar'),
    call: ['DELETE', /^\/api\/auth\/google$/],
    words: ['Não foi possível desconectar.'],
    fine: ['NOT_FOUND'], // it is not linked, as requested
  },
  'confirmation, once more': {
    as: 'owner',
    open: async (page) => void (await page.goto('/conta')),
    place: button('Reenviar e-mail'),
    call: ['POST', /^\/api\/auth\/resend-verification$/],
    words: ['Não foi possível enviar o e-mail. Tente novamente.'],
  },
  settings: {
    open: changeSettings,
    ...saving,
    call: ['POST', /^\/api\/company-settings$/],
    fields: { cnpj: 'CNPJ inválido' },
  },
  'settings that stand already': {
    open: async (page) => {
      await withSettings(page, { nome_empresa: 'Ateliê' });
      await changeSettings(page);
    },
    ...saving,
    call: ['PUT', /^\/api\/company-settings$/],
    fields: { telefone: 'Telefone inválido' },
  },
  'sending a logo': {
    as: 'owner',
    open: async (page) => void (await page.goto('/settings')),
    place: (page) => page.getByText('Enviar logo', { exact: true }),
    act: async (page) => {
      const input = page.locator('input[type=file]').first();
      await input.focus(); // as after opening the file dialog
      await input.setInputFiles(inRoot('docs/painel.png'));
    },
    call: ['POST', /^\/api\/company-settings\/logo$/],
    fields: { file: 'Imagem inválida' },
    words: ['Não foi possível enviar a logo'],
  },
  'logo of the settings, at saving': {
    open: changeSettings,
    ...saving,
    call: ['POST', /^\/api\/company-settings$/],
    fields: { logo_url: 'Imagem inválida' },
  },
};
