import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { DONA } from '../owner.js';
import { fillBriefing, goToPreview, pressInMenu } from '../proposal.js';
import { named, withSettings } from './company.js';
import { REMINDERS } from './reminders.js';
import type { Screen, Things } from './screen.js';

const labelled = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).first().fill(value);
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const inDialog = (name: string) => (page: Page) =>
  page.locator('[role="dialog"], [role="alertdialog"]').getByRole('button', { name, exact: true });

const rowOf = (page: Page, { title }: Things) =>
  page.getByRole('list', { name: `Ações de ${title}`, exact: true });

const toPreview = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  const draft = { cliente: 'Sítio das Palmeiras', email: 'oi@sitio.com.br', centavos: '450000' };
  await fillBriefing(page, draft);
  await goToPreview(page);
};

const changeSettings = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await page.getByLabel(/^Nome da empresa/).fill(`Ateliê ${Date.now()}`);
};
const openList = async (page: Page): Promise<void> => {
  await withSettings(page, named);
  await page.goto('/dashboard');
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

export const PROPOSALS: Record<string, Screen> = {
  ...REMINDERS,
  'a new proposal': {
    as: 'owner',
    open: (page) => toPreview(page, '/create'),
    place: button('Salvar'),
    call: ['POST', /^\/api\/propostas$/],
    fields: { cliente_email: 'Email deve ter formato válido' },
    words: ['Não foi possível criar a proposta.'],
  },
  'sharing a new proposal': {
    as: 'owner',
    open: (page) => toPreview(page, '/create'),
    place: button('Salvar e compartilhar'),
    call: ['POST', /^\/api\/propostas$/],
    fields: { condicoes_pagamento: 'Texto longo demais' },
    words: ['Não foi possível criar a proposta.'],
  },
  'a changed proposal': {
    as: 'owner',
    open: (page, { id }) => toPreview(page, `/edit/${id}`),
    place: button('Salvar'),
    call: ['PUT', /^\/api\/propostas\/[^/]+$/],
    fields: { cliente_cnpj: 'CNPJ inválido' },
    words: ['Não foi possível atualizar a proposta.'],
  },
  deleting: {
    as: 'owner',
    open: async (page, things) => {
      await page.goto('/dashboard');
      await pressInMenu(page, rowOf(page, things), 'Excluir');
    },
    place: inDialog('Excluir'),
    call: ['DELETE', /^\/api\/propostas\/[^/]+$/],
    words: ['Não foi possível excluir a proposta.'],
  },
  duplicating: {
    as: 'owner',
    open: async (page, { id }) => {
      await page.goto(`/view/${id}`);
      await page.getByRole('button', { name: 'Mais ações' }).click();
    },
    place: (page) => page.getByRole('menuitem', { name: 'Duplicar' }),
    call: ['POST', /\/duplicate$/],
    words: ['Não foi possível duplicar a proposta.'],
  },
  'development status': {
    as: 'owner',
    open: async (page) => void (await page.goto('/dashboard')),
    place: (page) =>
      page
        .getByRole('combobox', { name: /desenvolvimento/i })
        .locator('visible=true')
        .first(),
    act: async (page) => {
      const select = page
        .getByRole('combobox', { name: /desenvolvimento/i })
        .locator('visible=true')
        .first();
      await select.focus();
      await select.selectOption({
        index: ((await select.evaluate((one: HTMLSelectElement) => one.selectedIndex)) + 1) % 4,
      });
    },
    call: ['PATCH', /\/status-desenvolvimento$/],
    words: ['Não foi possível atualizar o status'],
  },
  'a link from the list': {
    as: 'owner',
    open: openList,
    place: button('Mais ações'),
    // On a phone it is in the menu (P112).
    act: async (page) => {
      const row = page.getByRole('list', { name: /^Ações de / }).first();
      await row.waitFor();
      const link = row.getByRole('button', { name: /^Link/ });
      if (await link.isVisible()) await link.click();
      else await pressInMenu(page, row, 'Link');
    },
    call: ['POST', /\/generate-link$/],
    words: ['Não foi possível gerar o link público.'],
  },
  'sharing from the list': {
    as: 'owner',
    open: openList,
    place: (page) => page.getByRole('button', { name: 'Compartilhar' }).locator('visible=true').first(),
    call: ['POST', /\/generate-link$/],
    words: ['Não foi possível gerar o link para compartilhamento.'],
  },
  'the sender, before the first link': {
    as: 'owner',
    open: async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^Link/ }).locator('visible=true').first().click();
      await page.getByLabel(/^Seu nome ou empresa/).fill('Ateliê Dona');
    },
    place: inDialog('Salvar e continuar'),
    call: ['POST', /^\/api\/company-settings$/],
    fields: { telefone: 'Telefone inválido' },
    words: ['Não foi possível salvar as configurações. Tente novamente.'],
  },
  'revoking a link': {
    as: 'owner',
    open: async (page, { sent }) => {
      await page.goto(`/view/${sent}`);
      await page.getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: 'Revogar link' }).click();
    },
    place: inDialog('Revogar link'),
    call: ['POST', /\/revoke-link$/],
    words: ['Não foi possível revogar o link.'],
  },
  'sign-out': {
    as: 'owner',
    open: async (page) => void (await page.goto('/dashboard')),
    place: (page) => page.getByRole('button', { name: 'Sair' }).locator('visible=true').first(),
    call: ['POST', /^\/api\/auth\/logout$/],
    words: ['Não foi possível sair. Tente novamente.'],
    fine: ['NOT_AUTHENTICATED'], // that is what was asked for
  },
};
