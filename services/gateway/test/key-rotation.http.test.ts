import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Gateway, startGateway } from './support/start-gateway.js';

const OTHER = randomBytes(32).toString('base64url');
let gateway: Gateway;
afterEach(() => gateway.close());

/** Whether services with one key each accept the tokens of a gateway with this list of keys. */
async function believed(listed: (key: string) => string): Promise<boolean[][]> {
  gateway = await startGateway({}, { listed });
  const [user, admin] = [gateway.identity.logIn(), gateway.identity.logIn('admin')];
  await gateway.as(user, '/api/propostas');
  await fetch(`${gateway.url}/api/vitamina/users`, { headers: { cookie: `acordo_admin=${admin}` } });
  await fetch(`${gateway.url}/api/auth/status`);
  const { identity, proposals, admin: panel } = gateway;
  return [identity, proposals, panel].map(({ seen }) => [
    ...new Set(seen.map(({ claims }) => claims !== null)),
  ]);
}

describe('a gateway while internal keys change (docs/decisions/0022, attack 212)', () => {
  it('signs with the first key of the list: a key that was only added is not used yet', async () => {
    expect(await believed((known) => `${known},${OTHER}`)).toEqual([[true], [true], [true]]);
  });

  it('signs with the new one once it is first: a service without that key rejects the tokens', async () => {
    expect(await believed((known) => `${OTHER},${known}`)).toEqual([[false], [false], [false]]);
  });
});
