import { proposals } from '../../seed/proposals.mjs';
import { bringUp, goOffline, see } from './acts.mjs';
import { freshLink } from './fresh-link.mjs';
import { press } from './shot.mjs';

/** @typedef {import('./shot.mjs').Page} Page */

const clinic = proposals['clinic'] ?? {};
const openForm = press('Assinar Proposta Digitalmente');
const send = press(/^Assinar Digitalmente$/);
/** @param {Page} page */
const fill = async (page) => {
  await page.getByLabel('Nome Completo').fill('Paulo Menezes Ribeiro');
  await page.getByLabel('Email', { exact: true }).fill('dr.paulo@clinicavertebra.com.br');
  await page.getByRole('checkbox').check();
};
/** @type {(...acts: ((page: Page) => Promise<unknown>)[]) => (page: Page) => Promise<void>} */
const acts =
  (...all) =>
  async (page) => {
    for (const act of all) await act(page);
  };

/** The client's page while and after the client decides. @type {readonly import('./shot.mjs').Shot[]} */
export const signingShots = [
  freshLink({ name: 'client-signing-form', content: clinic, act: acts(openForm, fill) }),
  freshLink({
    name: 'client-signing-errors',
    content: clinic,
    act: acts(openForm, send, see('Nome é obrigatório'), (page) => bringUp(page, 'Nome Completo')),
    view: true,
  }),
  freshLink({
    name: 'client-signing-changed',
    content: clinic,
    act: async (page, { id, owner }) => {
      await acts(openForm, fill)(page);
      await owner.client.ask('PUT', `/api/propostas/${id}`, { ...clinic, valor_total: '7100.00' });
      await acts(send, see('Esta proposta foi atualizada. Revise antes de assinar.'))(page);
    },
    view: true,
  }),
  freshLink({
    name: 'client-signing-offline',
    content: clinic,
    act: acts(openForm, fill, goOffline, send, see('Erro ao assinar proposta')),
    view: true,
  }),
  freshLink({
    name: 'client-signed-now',
    content: clinic,
    act: acts(openForm, fill, send, see('Proposta assinada com sucesso!')),
    view: true,
  }),
  freshLink({
    name: 'client-rejecting',
    content: clinic,
    act: acts(press('Recusar Proposta'), (page) =>
      page.getByLabel('Motivo da recusa').fill('O prazo não serve.'),
    ),
    view: true,
  }),
  freshLink({
    name: 'client-rejected-now',
    content: clinic,
    act: acts(press('Recusar Proposta'), press('Confirmar Recusa'), see('Proposta Rejeitada')),
    view: true,
  }),
];
