import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { SeedClient } from '../../scripts/lib/seed/client.mjs';
import { proposals } from '../../scripts/lib/seed/proposals.mjs';
import { studios } from '../../scripts/lib/seed/studios.mjs';
import type { RunningProduct } from '../../test/product.js';
import { rowsOf } from '../support/database.js';
import { liftLimit } from './owner.js';

interface Planted {
  id: string;
  /** Token of the public link; '' if there was none. */
  token: string;
}
type State = 'draft' | 'sent' | 'unpriced' | 'signed' | 'rejected' | 'expired' | 'revoked';
export interface Sample {
  of: Record<State, Planted>;
  /** The verification code of the signed proposal. */
  codigo: string;
}

/**
 * Marina, without a limit, with a proposal in each state; Juliana at the limit; Rafael with nothing yet. All made
 * through the API, except the end of a link, which would take a month.
 */
export async function plantSample(product: RunningProduct): Promise<Sample> {
  const { url } = product;
  const [marina, juliana] = await Promise.all([
    signedIn(url, studios.marina.owner),
    signedIn(url, studios.juliana.owner),
    signedIn(url, studios.rafael.owner),
  ]);
  await liftLimit(url, marina.id);
  for (const [owner, company] of [
    [marina, studios.marina.company],
    [juliana, studios.juliana.company],
  ] as const)
    await owner.client.ask('POST', '/api/company-settings', { user_id: owner.id, ...company });

  for (const name of ['bakery', 'clinic', 'yoga']) await propose(juliana, name);
  const of = {
    expired: await share(marina, await propose(marina, 'lawyers')),
    revoked: await share(marina, await propose(marina, 'yoga')),
    rejected: await share(marina, await propose(marina, 'hardware')),
    draft: { id: await propose(marina, 'magazine'), token: '' },
    signed: await share(marina, await propose(marina, 'bakery')),
    unpriced: await share(marina, await propose(marina, 'ngo')),
    sent: await share(marina, await propose(marina, 'clinic')),
  };
  const stranger = new SeedClient(url);
  const motivo = 'Gostamos muito, mas fechamos com um fornecedor que já cuida do nosso estoque.';
  await stranger.ask('POST', `/api/propostas/${of.rejected.token}/rejeitar`, { motivo });
  await stranger.ask('POST', `/api/propostas/${of.signed.token}/assinatura`, {
    nome: 'Helena Prado',
    email: 'helena@paoeprosa.com.br',
    confirmacao: true,
  });
  await marina.client.ask('POST', `/api/propostas/${of.revoked.id}/revoke-link`, {});
  await endLink(product, of.expired.id);
  return { of, codigo: await codeOf(marina, of.signed.id) };
}

interface SignedIn {
  client: SeedClient;
  id: string;
}

async function signedIn(
  url: string,
  owner: { nome: string; email: string; password: string },
): Promise<SignedIn> {
  const client = new SeedClient(url);
  await client.ask('POST', '/api/auth/register', owner);
  const response = (await client.ask('POST', '/api/auth/login', owner)) as { user: { id: string } };
  return { client, id: response.user.id };
}

async function propose({ client, id }: SignedIn, name: string): Promise<string> {
  const body = { user_id: id, ...proposals[name] };
  return ((await client.ask('POST', '/api/propostas', body)) as Proposal).id;
}

async function share({ client }: SignedIn, id: string): Promise<Planted> {
  const response = (await client.ask('POST', `/api/propostas/${id}/generate-link`, {})) as {
    publicToken: string;
  };
  return { id, token: response.publicToken };
}

/** A link ends after a month; this sets its end to yesterday in the database. */
export async function endLink(product: RunningProduct, id: string): Promise<void> {
  const text = `UPDATE proposals.proposals SET link_expira_em = clock_timestamp() - interval '1 day' WHERE id = $1
    RETURNING id`;
  if ((await rowsOf(product, text, [id])).length !== 1) throw new Error('there was no link to end');
}

async function codeOf({ client }: SignedIn, id: string): Promise<string> {
  const events = (await client.ask('GET', `/api/propostas/${id}/events`)) as {
    detalhes: { codigo?: string } | null;
  }[];
  const found = events.find(({ detalhes }) => detalhes?.codigo)?.detalhes?.codigo;
  if (!found) throw new Error('the signature has no code');
  return found;
}
