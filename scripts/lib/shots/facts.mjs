import { SeedClient } from '../seed/client.mjs';
import { studios } from '../seed/studios.mjs';

/**
 * @typedef {Record<'signed' | 'rejected' | 'expired' | 'sent' | 'unpriced' | 'draft', { id: string, token: string | null }>} Proposals
 * @typedef {Proposals & { code: string, administrator: { email: string, password: string } }} Facts
 */

const NAMES = {
  signed: 'Padaria Pão & Prosa',
  rejected: 'Ferragens Dois Irmãos',
  expired: 'Moura & Antunes Advogados',
  sent: 'Clínica Vértebra',
  unpriced: 'Instituto Rio Vivo',
  draft: 'Revista Quintal',
};

/**
 * Where the sample data's proposals are, by their state, and what opens what else is pictured.
 * @param {string} url
 * @param {{ username: string, password: string }} administrator
 * @returns {Promise<Facts>}
 */
export async function findFacts(url, { username, password: adminPassword }) {
  const client = new SeedClient(url);
  const { email, password } = studios.marina.owner;
  await client.ask('POST', '/api/auth/login', { email, password });
  const own = await client.ask('GET', '/api/propostas?limit=100');
  const found = Object.entries(NAMES).map(([state, name]) => {
    const { id, token } = own.find((/** @type {any} */ one) => one.cliente_nome === name);
    return [state, { id, token }];
  });
  /** @type {Proposals} */
  const proposals = Object.fromEntries(found);
  const events = await client.ask('GET', `/api/propostas/${proposals.signed.id}/events`);
  const code = events.find((/** @type {any} */ { detalhes }) => detalhes?.codigo).detalhes.codigo;
  return { ...proposals, code, administrator: { email: username, password: adminPassword } };
}
