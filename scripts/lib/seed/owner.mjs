import { SeedClient } from './client.mjs';
import { confirmationToken } from './mailbox.mjs';
import { proposals } from './proposals.mjs';

/** @typedef {{ client: SeedClient, id: string }} Owner */

/**
 * Registers if there is no such account yet, and logs in.
 * @param {string} url
 * @param {import('./studios.mjs').Studio} studio
 * @returns {Promise<Owner & { confirmed: boolean }>}
 */
export async function signIn(url, { owner }) {
  const client = new SeedClient(url);
  await client.ask('POST', '/api/auth/register', owner, [409]);
  const { email, password } = owner;
  const { user } = await client.ask('POST', '/api/auth/login', { email, password });
  return { client, id: user.id, confirmed: user.email_confirmado };
}

/**
 * An owner with a confirmed address (by the email's link) and company settings.
 * @param {{ url: string, outboxDir: string }} product
 * @param {import('./studios.mjs').Studio} studio
 * @returns {Promise<Owner>}
 */
export async function settle({ url, outboxDir }, studio) {
  const { client, id, confirmed } = await signIn(url, studio);
  if (!confirmed) {
    const token = await confirmationToken(outboxDir, studio.owner.email);
    await client.ask('POST', '/api/auth/verify-email', { token });
  }
  const { company } = studio;
  const known = await client.ask('GET', `/api/company-settings?userId=${id}`, undefined, [404]);
  if (company && known.error) await client.ask('POST', '/api/company-settings', { user_id: id, ...company });
  return { client, id };
}

/**
 * @param {Owner} owner
 * @param {string} name of the proposal
 * @returns {Promise<any>} the new proposal
 */
export const propose = ({ client, id }, name) =>
  client.ask('POST', '/api/propostas', { user_id: id, ...proposals[name] });

/**
 * @param {Owner} owner
 * @param {string} name
 * @returns {Promise<any>} the owner's proposal of that name
 */
export async function find({ client }, name) {
  const own = await client.ask('GET', '/api/propostas?limit=100');
  const wanted = proposals[name]?.['cliente_nome'];
  return own.find((/** @type {any} */ one) => one.cliente_nome === wanted);
}

/**
 * @param {Owner} owner
 * @param {{ id: string }} proposal
 * @returns {Promise<string>} the link's token
 */
export async function share({ client }, { id }) {
  return (await client.ask('POST', `/api/propostas/${id}/generate-link`, {})).publicToken;
}

/**
 * @param {Owner} owner
 * @param {{ id: string }} proposal
 * @param {string} status_desenvolvimento
 */
export const develop = ({ client }, { id }, status_desenvolvimento) =>
  client.ask('PATCH', `/api/propostas/${id}/status-desenvolvimento`, { status_desenvolvimento });
