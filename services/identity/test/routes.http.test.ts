import { freeRights } from '@acordo/contracts/fixtures/user';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unguardedRoutes } from '@acordo/service-kit/testing/walk-routes';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { freshEmail, TestIdentity } from './support/test-app.js';

describe('routes of identity (habit 9)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database);
  });
  afterAll(async () => {
    await identity.close();
    await database.drop();
  });

  it('all refuse a caller without a valid token', async () => {
    expect(await unguardedRoutes(identity.app)).toEqual([]);
  });

  const session = {
    sub: 'b7e3a0a4-0000-4000-8000-000000000000',
    sid: 'b7e3a0a4-0000-4000-8000-000000000000',
  };
  const introspection = { kind: 'user', hash: 'a'.repeat(64) };
  it.each([
    ['a visitor', { kind: 'anonymous' }],
    ['a user', { kind: 'user', ...session, rights: freeRights }],
    ['an administrator', { kind: 'admin', ...session }],
    ['another service', { kind: 'service', iss: 'notifications' }],
  ] as const)('%s may not request a session’s account', async (_who, claims) => {
    const response = await identity.call('POST', '/internal/sessions/introspect', {
      claims,
      body: introspection,
    });
    expect(response.statusCode).toBe(403);
  });

  it('a service that may not call identity, and a token for another service, are 401', async () => {
    for (const claims of [
      { kind: 'service', iss: 'identity' },
      { kind: 'service', aud: 'proposals' },
    ] as const) {
      const response = await identity.call('POST', '/internal/sessions/introspect', {
        claims,
        body: introspection,
      });
      expect(response.statusCode).toBe(401);
    }
  });

  it('only notifications may read a user’s address for emails', async () => {
    const email = freshEmail();
    const { claims } = await identity.loggedIn(email);
    const ask = (id: string, who: object) =>
      identity.call('GET', `/internal/users/${id}/contact`, { claims: who });
    const notifications = { kind: 'service', iss: 'notifications' };
    const contact = {
      nome: 'Ana Lima',
      email,
      email_confirmado: false,
      email_recusado: false,
      conta_encerrada: false,
    };
    expect((await ask(claims.sub, notifications)).json()).toEqual({ contact });
    expect((await ask('b7e3a0a4-0000-4000-8000-000000000000', notifications)).json()).toEqual({
      contact: null,
    });
    expect((await ask('x', notifications)).statusCode).toBe(404);
    expect((await ask(claims.sub, { kind: 'service', iss: 'gateway' })).statusCode).toBe(403);
    expect((await ask(claims.sub, claims)).statusCode).toBe(403);
  });
});
