import type { Page } from '@playwright/test';
import { fill, inTurn, press } from './acts.js';
import { at, type Act, type Screen } from './screen.js';

/** Proposals as browsers stored them before there was a server (D23). */
const record = {
  id: '1718035200000',
  clientName: 'Livraria Página Virada',
  clientEmail: 'ana@paginavirada.com.br',
  projectType: 'ecommerce',
  pages: 12,
  timeline: '45-dias',
  budget: '6000-10000',
  features: ['Catálogo de livros', 'Carrinho de compras', 'Sistema de pagamento', 'Blog integrado'],
  description:
    'Loja virtual para uma livraria de bairro: vitrine por assunto, retirada na loja e um espaço para as resenhas dos livreiros.',
};

const page = at('visitor', `/proposal/${record.id}`);
const store = (stored: string) => localStorage.setItem('proposals', stored);
const older = (name: string, more: object = {}, act?: Act) =>
  page(`older-${name}`, {
    before: (opened: Page) => opened.addInitScript(store, JSON.stringify([{ ...record, ...more }])),
    ...(act && { act }),
  });
const fillForm = inTurn(
  fill({ Nome: 'Ana Beatriz Moreira', 'E-mail': 'ana@paginavirada.com.br' }),
  (opened) => opened.getByLabel('Li a proposta').check(),
);

/** The older /proposal/{id}, which uses only the browser's storage (D23). */
export const olderScreens: readonly Screen[] = [
  older('open'),
  older('ready', {}, fillForm),
  older('refusing', {}, press('Recusar Proposta')),
  older('accepted', {}, inTurn(fillForm, press('Aceitar Proposta'))),
  older('refused', { status: 'rejected', rejectionReason: 'Vamos adiar o projeto para o ano que vem.' }),
  older('sparse', { clientEmail: '', pages: 0, timeline: '', budget: '', features: [], description: '' }),
  page('older-unknown', { path: '/proposal/nenhuma' }),
];
