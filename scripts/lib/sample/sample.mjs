import { ApiClient } from '../api-client.mjs';
import { rowsOf } from '../database.mjs';
import { proposals } from './proposals.mjs';
import { studios } from './studios.mjs';

/** @typedef {{ url: string, database: { adminUrl: string } }} Running */
/** @typedef {Awaited<ReturnType<typeof plantSample>>} Sample */
/** @typedef {{ id: string, token: string }} Shared a proposal and the token of its public link, '' where it has none */

const SIGNER = { nome: 'Helena Prado', email: 'helena@paoeprosa.com.br' };
const MOTIVO = 'Gostamos muito, mas fechamos com um fornecedor que já cuida do nosso estoque.';

/**
 * Marina, without a limit, with a proposal in each state; Juliana at the limit; Rafael with nothing yet. Made by the product's own
 * calls, but for what would take an administrator, a mail or a month: those are single statements.
 * @param {Running} product on which these people are not known yet
 * @returns what Marina has by its state, and the signed one's verification code
 */
export async function plantSample(product) {
  await new ApiClient(product.url).ask('POST', '/api/auth/register', studios.rafael.owner);
  const juliana = await settle(product, studios.juliana);
  for (const name of ['bakery', 'clinic', 'yoga']) await propose(juliana, name);
  const marina = await settle(product, studios.marina, { unlimited: true });
  const revoked = await share(marina, await propose(marina, 'yoga'));
  await marina.ask('POST', `/api/propostas/${revoked.id}/revoke-link`, {});
  const unpriced = await share(marina, await propose(marina, 'ngo'));
  const of = { ...(await plantStates(product, marina)), revoked, unpriced };
  const code = 'SELECT codigo FROM proposals.signatures WHERE proposal_id = $1';
  const [signature] = await rowsOf(product, code, [of.signed.id]);
  return { of, codigo: String(signature.codigo) };
}

/**
 * A proposal in each state.
 * @param {Running} product
 * @param {ApiClient} owner
 * @param {{ template?: 'modern' | 'elegant' }} [over] other than the proposals' own
 */
export async function plantStates(product, owner, over) {
  const expired = await share(owner, await propose(owner, 'lawyers', over));
  await endLink(product, expired.id);

  const rejected = await share(owner, await propose(owner, 'hardware', over));
  const refuser = (await open(product, rejected)).client;
  await refuser.ask('POST', `/api/propostas/${rejected.token}/rejeitar`, { motivo: MOTIVO });

  const draft = { id: await propose(owner, 'magazine', over), token: '' };

  const id = await propose(owner, 'bakery', over);
  await owner.ask('PUT', `/api/propostas/${id}`, { versao: 1, prazo: '40 dias' });
  const signed = await share(owner, id);
  const { client: signer, shown } = await open(product, signed);
  await signer.ask('POST', `/api/propostas/${signed.token}/assinatura`, {
    ...SIGNER,
    confirmacao: true,
    ...shown,
  });

  const sent = await share(owner, await propose(owner, 'clinic', over));
  await open(product, sent);
  return { expired, rejected, draft, signed, sent };
}

/**
 * An account whose address is confirmed, and its company.
 * @param {Running} product
 * @param {typeof studios.marina} studio
 * @param {{ unlimited?: boolean }} [rights]
 */
export async function settle(product, { owner, company }, { unlimited = false } = {}) {
  const client = new ApiClient(product.url);
  await client.ask('POST', '/api/auth/register', owner);
  const settled = `UPDATE identity.users SET email_confirmado_em = clock_timestamp(), unlimited_proposals = $2 WHERE email = $1`;
  await rowsOf(product, settled, [owner.email, unlimited]);
  await client.ask('POST', '/api/auth/login', owner);
  await client.ask('POST', '/api/company-settings', company);
  return client;
}

/**
 * A link's last day takes a month; its row is told that it was yesterday.
 * @param {Pick<Running, 'database'>} product
 * @param {string} id of the proposal
 */
export async function endLink(product, id) {
  const text = `UPDATE proposals.proposals SET link_expira_em = clock_timestamp() - interval '1 day' WHERE id = $1
    RETURNING id`;
  if ((await rowsOf(product, text, [id])).length !== 1) throw new Error('there was no link to end');
}

/**
 * @param {ApiClient} owner
 * @param {string} name of the proposal
 * @param {object} [over]
 * @returns {Promise<string>} its id
 */
const propose = async (owner, name, over) =>
  (await owner.ask('POST', '/api/propostas', { ...proposals[name], ...over })).id;

/**
 * @param {ApiClient} owner
 * @param {string} id
 * @returns {Promise<Shared>}
 */
const share = async (owner, id) => ({
  id,
  token: (await owner.ask('POST', `/api/propostas/${id}/generate-link`, {})).publicToken,
});

/**
 * A client opens the link and reads.
 * @param {Running} product
 * @param {Shared} proposal
 */
async function open({ url }, { token }) {
  const client = new ApiClient(url);
  const { versao, conteudo_hash } = await client.ask('GET', `/api/public/proposal/${token}`);
  await client.ask('POST', `/api/public/proposal/${token}/view`, {});
  return { client, shown: { versao, conteudo_hash } };
}
