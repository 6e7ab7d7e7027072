import { firstAdministrator, liftLimit } from '../seed/administrator.mjs';
import { settle, share } from '../seed/owner.mjs';
import { proposals } from '../seed/proposals.mjs';
import { studios } from '../seed/studios.mjs';
import { visit } from '../seed/visit.mjs';
import { freePort } from '../ports.mjs';
import { startProduct } from '../product.mjs';

export const TEMPLATES = /** @type {const} */ (['modern', 'elegant']);
/** Longer than a link is valid. */
const LONG_AGO_S = -40 * 24 * 60 * 60;
const SIGNER = { nome: 'Íris Almeida', email: 'iris@casairis.com.br' };
const MOTIVO = 'Gostamos muito, mas fechamos com outro fornecedor.';

/** @typedef {import('../product.mjs').Product} Product @typedef {import('../seed/owner.mjs').Owner} Owner */

/** @param {string} dataDir @param {number} shift seconds @param {(product: Product) => Promise<void>} work */
async function during(dataDir, shift, work) {
  const env = { NODE_ENV: 'test', CLOCK_SHIFT: String(shift), SCHEDULE_EVERY_S: '1' };
  const product = await startProduct({ dataDir, port: await freePort(), env });
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}

/**
 * A proposal in each state and template, made through the product itself.
 * @param {string} dataDir
 * @param {(product: Product, owner: Owner) => Promise<void>} keep reads the data
 */
export async function playScene(dataDir, keep) {
  await during(dataDir, LONG_AGO_S, async (product) => {
    const owner = await settle(product, studios.marina);
    await liftLimit(product.url, firstAdministrator(dataDir, {}), owner.id);
    for (const template of TEMPLATES) await share(owner, await make(owner, 'lawyers', template));
  });
  await during(dataDir, 0, async (product) => {
    const owner = await settle(product, studios.marina);
    for (const template of TEMPLATES) {
      await make(owner, 'magazine', template);
      await visit(product.url, await share(owner, await make(owner, 'clinic', template)));
      const signed = await make(owner, 'yoga', template);
      await owner.client.ask('PUT', `/api/propostas/${signed.id}`, { versao: 1, prazo: '45 dias' });
      await visit(product.url, await share(owner, signed), { signer: SIGNER });
      await visit(product.url, await share(owner, await make(owner, 'hardware', template)), {
        motivo: MOTIVO,
      });
    }
    await endsWritten(owner);
    await keep(product, owner);
  });
}

/** @param {Owner} owner @param {string} name @param {string} template */
const make = (owner, name, template) =>
  owner.client.ask('POST', '/api/propostas', { user_id: owner.id, ...proposals[name], template });

/** The scheduled work has recorded that links ended. @param {Owner} owner */
async function endsWritten({ client }) {
  const ended = await client.ask('GET', '/api/propostas?status=expirado');
  for (const { id } of ended) {
    for (;;) {
      const events = await client.ask('GET', `/api/propostas/${id}/events`);
      if (events.some((/** @type {{ tipo: string }} */ { tipo }) => tipo === 'link_expirado')) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
