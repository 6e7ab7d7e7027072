import { SeedClient } from '../../../scripts/lib/seed/client.mjs';
import { proposals } from '../../../scripts/lib/seed/proposals.mjs';
import { studios } from '../../../scripts/lib/seed/studios.mjs';

/**
 * An owner as in the sample data: company with logo and colours, every proposal of it, the longest of them shared.
 * @param {string} url
 * @returns {Promise<{ token: string, id: string }>} the link's token and the owner's id
 */
export async function plantOwner(url) {
  const { owner, company } = studios.marina;
  const client = new SeedClient(url);
  await client.ask('POST', '/api/auth/register', owner);
  const { user } = await client.ask('POST', '/api/auth/login', {
    email: owner.email,
    password: owner.password,
  });
  await client.ask('POST', '/api/company-settings', { user_id: user.id, ...company });
  for (const proposal of Object.values(proposals))
    await client.ask('POST', '/api/propostas', { user_id: user.id, ...proposal });
  const { id } = await client.ask('POST', '/api/propostas', { user_id: user.id, ...proposals.bakery });
  const { publicToken } = await client.ask('POST', `/api/propostas/${id}/generate-link`, {});
  return { token: publicToken, id: user.id };
}

/** What a browser keeps of the owner's login: the session's cookie and nothing else. */
export async function ownerState(browser, url) {
  const context = await browser.newContext({ baseURL: url });
  const { email, password } = studios.marina.owner;
  const answer = await context.request.post('/api/auth/login', {
    data: { email, password },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`login: ${answer.status()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}
