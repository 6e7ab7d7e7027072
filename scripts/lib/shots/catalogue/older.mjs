import { press } from './shot.mjs';

/** As browsers kept proposals before there was a server (D23). */
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

/**
 * @param {string} name
 * @param {Record<string, unknown>} [more]
 * @param {import('./shot.mjs').Shot['act']} [act]
 * @returns {import('./shot.mjs').Shot}
 */
const older = (name, more = {}, act) => ({
  name: `older-${name}`,
  as: 'visitor',
  path: () => `/proposal/${record.id}`,
  before: (page) =>
    page.addInitScript(
      `localStorage.setItem('proposals', ${JSON.stringify(JSON.stringify([{ ...record, ...more }]))})`,
    ),
  ...(act && { act }),
});

/** @param {import('@playwright/test').Page} page */
async function fill(page) {
  await page.getByLabel('Nome').fill('Ana Beatriz Moreira');
  await page.getByLabel('E-mail').fill('ana@paginavirada.com.br');
  await page.getByLabel('Li a proposta').check();
}

/** The older /proposal/{id}, on the browser's storage alone (D23). @type {readonly import('./shot.mjs').Shot[]} */
export const olderShots = [
  older('open'),
  older('ready', {}, fill),
  older('refusing', {}, press('Recusar Proposta')),
  older('accepted', {}, async (page) => {
    await fill(page);
    await press('Aceitar Proposta')(page);
  }),
  older('refused', { status: 'rejected', rejectionReason: 'Vamos adiar o projeto para o ano que vem.' }),
  older('sparse', { clientEmail: '', pages: 0, timeline: '', budget: '', features: [], description: '' }),
  { name: 'older-unknown', as: 'visitor', path: () => '/proposal/nenhuma' },
];
