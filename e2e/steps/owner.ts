import { SeedClient } from '../../scripts/lib/seed/client.mjs';
import { ADMIN } from '../setup/settings.mjs';
import { ApiClient } from '../support/api-client.js';

export const DONA = { nome: 'Dona', email: 'dona@estudiolume.com.br', senha: 'senha-boa' };

/** Creates, through the API, a logged-in account whose monthly limit the administrator has removed. */
export async function newOwner(
  { url }: { url: string },
  { nome, email, senha }: typeof DONA = DONA,
): Promise<{ client: ApiClient; id: string }> {
  const client = new ApiClient(url);
  const account = { nome, email, password: senha };
  await client.call('POST', '/api/auth/register', account);
  const { status, body } = await client.call('POST', '/api/auth/login', account);
  if (status !== 200) throw new Error(`login: ${status} ${JSON.stringify(body)}`);
  const { id } = body['user'] as { id: string };
  await liftLimit(url, id);
  return { client, id };
}

/** An administrator removes this owner's limit of proposals (D13). */
export async function liftLimit(url: string, userId: string): Promise<void> {
  const admin = new SeedClient(url);
  await admin.ask('POST', '/api/vitamina/auth/login', ADMIN);
  await admin.ask('PUT', '/api/vitamina/toggle-unlimited', { userId, unlimitedProposals: true });
}
