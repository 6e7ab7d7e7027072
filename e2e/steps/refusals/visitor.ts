import type { Page } from '@playwright/test';
import { hydrated } from '../../screens/acts.js';
import { fillSignature, openLink } from '../client.js';
import type { Screen } from './screen.js';

const submit = (page: Page) => page.locator('form button[type=submit]');
const password = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

/** Screens without a session: the account forms, and the verification of a code. */
export const VISITOR: Record<string, Screen> = {
  'sign-in': {
    as: 'visitor',
    open: async (page) => {
      await page.goto('/auth');
      await page.getByLabel('Email').fill('ana@exemplo.com.br');
      await password(page, 'Senha', 'segredo1');
    },
    place: submit,
    call: ['POST', /^\/api\/auth\/login$/],
    fields: { email: 'Email deve ter formato válido' },
  },
  registration: {
    as: 'visitor',
    open: async (page) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: 'Criar Conta' }).click();
      await page.getByLabel('Nome Completo').fill('Ana Lima');
      await page.getByLabel('Email').fill('ana@exemplo.com.br');
      await password(page, 'Senha', 'um segredo bom');
      await password(page, 'Confirmar Senha', 'um segredo bom');
    },
    place: submit,
    call: ['POST', /^\/api\/auth\/register$/],
    fields: { nome: 'O nome deve ter pelo menos uma letra' },
  },
  recovery: {
    as: 'visitor',
    open: async (page) => {
      await page.goto('/auth/recuperar');
      await page.getByLabel('Email').fill('ana@exemplo.com.br');
    },
    place: submit,
    call: ['POST', /^\/api\/auth\/forgot-password$/],
    fields: { email: 'Email deve ter formato válido' },
  },
  'new password': {
    as: 'visitor',
    open: async (page) => {
      await page.goto('/');
      await page.goto('/auth/nova-senha#umtokenqualquerdevintechars');
      await password(page, 'Nova senha', 'um segredo bom');
      await password(page, 'Confirmar nova senha', 'um segredo bom');
    },
    place: submit,
    call: ['POST', /^\/api\/auth\/reset-password$/],
    fields: { password: 'Escolha uma senha menos comum' },
    words: ['Este link não vale mais'],
  },
  'confirmation of an address': {
    as: 'visitor',
    open: async (page) => {
      await page.goto('/');
      await page.goto('/auth/confirmar#umtokenqualquerdevintechars');
    },
    place: (page) => page.getByRole('button', { name: 'Confirmar meu e-mail' }),
    call: ['POST', /^\/api\/auth\/verify-email$/],
    words: ['Não foi possível confirmar', 'Este link não vale mais'],
  },
  verification: {
    as: 'visitor',
    open: async (page) => {
      await page.goto('/verificar');
      await page.getByRole('textbox').fill('ABCD-EFGH-JKMN-PQRS');
    },
    place: submit,
    call: ['GET', /^\/api\/public\/verify\//],
    words: [
      'Nenhuma assinatura foi encontrada',
      'Não foi possível verificar',
      'Muitas verificações seguidas',
    ],
  },
  'choice of mails': {
    as: 'visitor',
    open: async (page) => {
      const json = { assunto: 'copias', parado: false };
      await page
        .context()
        .route('**/api/emails/escolha/*', (route) =>
          route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
        );
      await page.goto(`/emails/${'A'.repeat(66)}`);
    },
    place: (page) => page.getByRole('button', { name: 'Parar de receber' }),
    call: ['POST', /^\/api\/emails\/escolha\//],
    words: ['Link inválido', 'Não foi possível salvar. Tente novamente.'],
  },
};

/** The shared messages are for owners, and the page has its own for a lost connection. */
const TO_A_CLIENT = {
  LOCKED: 'Esta proposta já foi assinada e não aceita outra resposta.',
  offline: 'Você está sem conexão. Você pode continuar lendo. Para assinar ou recusar, conecte-se de novo.',
} as const;

/** Screens of clients with a link. */
export const CLIENT: Record<string, Screen> = {
  signature: {
    as: 'visitor',
    open: async (page, { token }) => {
      await openLink(page, `/public/proposal/${token}`);
      await fillSignature(page, 'José Ribeiro', 'jose@padaria.com.br');
    },
    place: (page) => page.getByRole('button', { name: 'Assinar Digitalmente', exact: true }),
    call: ['POST', /\/assinatura$/],
    fields: { nome: 'O nome deve ter pelo menos uma letra' },
    words: ['Tente novamente em alguns instantes.'],
    instead: TO_A_CLIENT,
  },
  rejection: {
    as: 'visitor',
    open: async (page, { token }) => {
      await openLink(page, `/public/proposal/${token}`);
      await page.getByRole('button', { name: 'Recusar Proposta' }).first().click();
      await page.getByLabel('Motivo da recusa').fill('O prazo não serve.');
    },
    place: (page) => page.getByRole('button', { name: 'Confirmar Recusa' }),
    call: ['POST', /\/rejeitar$/],
    fields: { motivo: 'Texto longo demais' },
    words: ['Erro ao rejeitar a proposta. Tente novamente.'],
    instead: TO_A_CLIENT,
  },
  'asking for a new link': {
    as: 'visitor',
    open: async (page, { expired }) => {
      await page.goto(`/public/proposal/${expired}`);
      await hydrated('form[action*=novo-link]')(page);
    },
    place: (page) => page.getByRole('button', { name: 'Pedir novo link' }),
    call: ['POST', /\/novo-link$/],
    words: [
      'Não foi possível enviar o pedido. Tente novamente.',
      'Este link não vale mais, e o pedido não foi enviado.',
    ],
  },
};
