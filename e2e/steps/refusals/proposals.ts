import type { Page } from '@playwright/test';
import { fillBriefing, goToPreview, pressInMenu } from '../proposal.js';
import { named, withSettings } from './company.js';
import { REMINDERS } from './reminders.js';
import { button, inDialog } from './places.js';
import type { Screen, Things } from './screen.js';

const rowOf = (page: Page, { title }: Things) =>
  page.getByRole('list', { name: `Ações de ${title}`, exact: true });

const toPreview = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  const draft = { cliente: 'Sítio das Palmeiras', email: 'oi@sitio.com.br', centavos: '450000' };
  await fillBriefing(page, draft);
  await goToPreview(page);
};

const openList = async (page: Page): Promise<void> => {
  await withSettings(page, named);
  await page.goto('/dashboard');
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
