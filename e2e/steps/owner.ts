import { ApiClient } from '../../scripts/lib/api-client.mjs';
import { ADMIN } from '../setup/settings.mjs';

export const DONA = { nome: 'Dona', email: 'dona@estudiolume.com.br', senha: 'senha-boa' };

/** By the product's own calls: an account that is logged in, and freed of the month's limit by the administrator (D13). */
export async function newOwner(
  { url }: { url: string },
  { nome, email, senha }: typeof DONA = DONA,
): Promise<{ client: ApiClient; id: string }> {
  const client = new ApiClient(url);
  const account = { nome, email, password: senha };
  await client.call('POST', '/api/auth/register', account); // 409 where an earlier call has made it
  const { user } = await client.ask('POST', '/api/auth/login', account);
  const admin = new ApiClient(url);
  await admin.ask('POST', '/api/vitamina/auth/login', ADMIN);
  await admin.ask('PUT', '/api/vitamina/toggle-unlimited', { userId: user.id, unlimitedProposals: true });
  return { client, id: user.id };
}
