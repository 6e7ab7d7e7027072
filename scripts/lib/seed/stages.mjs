import { SeedClient } from './client.mjs';
import { proposals } from './proposals.mjs';
import { studios } from './studios.mjs';

const DAY_S = 24 * 60 * 60;

/**
 * The sample data grows as it would in life: on some day the product runs with its clock there, and people do what they
 * do. So links that are over have really ended, and histories are real.
 * @typedef {{ shift: number, run: (url: string) => Promise<void> }} Stage
 * @type {readonly Stage[]}
 */
export const stages = [
  { shift: -52 * DAY_S, run: twoMonthsAgo },
  { shift: -12 * DAY_S, run: twoWeeksAgo },
  { shift: 0, run: today },
];

/**
 * @param {string} url
 * @param {import('./studios.mjs').Studio} studio
 */
async function signedIn(url, studio) {
  const client = new SeedClient(url);
  await client.ask('POST', '/api/auth/register', studio.owner, [409]);
  const { email, password } = studio.owner;
  const { user } = await client.ask('POST', '/api/auth/login', { email, password });
  return { client, id: user.id };
}

/**
 * @param {{ client: SeedClient, id: string }} owner
 * @param {string} name of the proposal
 * @returns {Promise<any>} the new proposal
 */
const propose = ({ client, id }, name, more = {}) =>
  client.ask('POST', '/api/propostas', { user_id: id, ...proposals[name], ...more });

/**
 * @param {{ client: SeedClient }} owner
 * @param {{ id: string }} proposal
 */
async function share({ client }, { id }) {
  const { publicToken } = await client.ask('POST', `/api/propostas/${id}/generate-link`, {});
  return /** @type {string} */ (publicToken);
}

/**
 * @param {string} url
 * @param {string} token
 * @param {object} [signer] with `nome` and `email`; without it somebody only reads
 */
async function read(url, token, signer) {
  const client = new SeedClient(url);
  const { versao, conteudo_hash } = await client.ask('GET', `/api/public/proposal/${token}`);
  await client.ask('POST', `/api/public/proposal/${token}/view`, {});
  if (!signer) return;
  const body = { ...signer, confirmacao: true, versao, conteudo_hash };
  await client.ask('POST', `/api/propostas/${token}/assinatura`, body);
}

/** @param {string} url */
async function twoMonthsAgo(url) {
  const marina = await signedIn(url, studios.marina);
  const company = { user_id: marina.id, ...studios.marina.company };
  await marina.client.ask('POST', '/api/company-settings', company, [409]);
  const lawyers = await share(marina, await propose(marina, 'lawyers'));
  await read(url, lawyers);
  const yoga = await propose(marina, 'yoga');
  await read(url, await share(marina, yoga), { nome: 'Íris Almeida', email: 'iris@casairis.com.br' });
  const done = { status_desenvolvimento: 'finalizado' };
  await marina.client.ask('PATCH', `/api/propostas/${yoga.id}/status-desenvolvimento`, done);
}

/** @param {string} url */
async function twoWeeksAgo(url) {
  const marina = await signedIn(url, studios.marina);
  const hardware = await share(marina, await propose(marina, 'hardware'));
  const motivo = 'Gostamos muito, mas fechamos com um fornecedor que já cuida do nosso estoque.';
  await read(url, hardware);
  await new SeedClient(url).ask('POST', `/api/propostas/${hardware}/rejeitar`, { motivo });
  const bakery = await propose(marina, 'bakery');
  const signer = { nome: 'Helena Prado', email: 'helena@paoeprosa.com.br' };
  await read(url, await share(marina, bakery), signer);
  const begun = { status_desenvolvimento: 'em_desenvolvimento' };
  await marina.client.ask('PATCH', `/api/propostas/${bakery.id}/status-desenvolvimento`, begun);

  const juliana = await signedIn(url, studios.juliana);
  const company = { user_id: juliana.id, ...studios.juliana.company };
  await juliana.client.ask('POST', '/api/company-settings', company, [409]);
}

/** @param {string} url */
async function today(url) {
  const marina = await signedIn(url, studios.marina);
  await read(url, await share(marina, await propose(marina, 'clinic')));
  await share(marina, await propose(marina, 'ngo'));
  await propose(marina, 'magazine');
  const juliana = await signedIn(url, studios.juliana);
  for (const name of ['bakery', 'clinic', 'yoga']) await propose(juliana, name);
  await signedIn(url, studios.rafael); // nothing yet: how the product greets somebody new
}
