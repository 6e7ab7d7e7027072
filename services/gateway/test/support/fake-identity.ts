import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { freeRights, userFixture } from '@acordo/contracts/fixtures/user';
import { introspect } from '@acordo/contracts/internal/sessions';
import type { ResponseOf } from '@acordo/contracts/call';
import { type FakeService, fakeService, type Responder, sendJson } from './fake-service.js';

type Session = NonNullable<ResponseOf<typeof introspect>['session']>;

export interface FakeIdentity extends FakeService {
  /** Opens a session and returns the cookie's value. `sub`: of another account than the fixture's. */
  logIn(kind?: 'user' | 'admin', sub?: string): string;
  /** Ends it as identity would in its database, without an event. */
  end(value: string): void;
  introspections(): number;
}

/** The administrators' account; users' is the fixture. */
export const ADMIN_ID = '7d1f0a52-5b2e-4c6e-9a35-0a4c1f0c7a12';

export const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Implements identity's contracts: introspection of sessions that tests open and end, status, login and logout. */
export async function fakeIdentity(key: string): Promise<FakeIdentity> {
  const sessions = new Map<string, Session>();
  const respond: Responder = (seen, response) => {
    if (seen.url === introspect.path) {
      const body = introspect.body.parse(JSON.parse(seen.body));
      return sendJson(response, 200, { session: sessions.get(`${body.kind}:${body.hash}`) ?? null });
    }
    if (seen.url === '/api/auth/logout') {
      for (const [name, { sid }] of sessions) if (sid === seen.claims?.sid) sessions.delete(name);
      response.writeHead(204, { 'set-cookie': 'acordo_sessao=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax' });
      return void response.end();
    }
    if (seen.url === '/api/auth/login')
      return sendJson(
        response,
        200,
        { user: userFixture },
        { 'set-cookie': ['a=1; HttpOnly', 'b=2; HttpOnly'] },
      );
    const user = seen.claims?.kind === 'user' ? userFixture : null;
    return sendJson(response, 200, { authenticated: user !== null, user });
  };
  const service = await fakeService('identity', key, respond);
  return Object.assign(service, {
    logIn: (kind: 'user' | 'admin' = 'user', sub = kind === 'user' ? userFixture.id : ADMIN_ID) => {
      const value = randomBytes(32).toString('base64url');
      const sid = randomUUID();
      sessions.set(`${kind}:${hashOf(value)}`, {
        sid,
        sub,
        rights: kind === 'user' ? freeRights : null,
      });
      return value;
    },
    end: (value: string) => {
      for (const kind of ['user', 'admin']) sessions.delete(`${kind}:${hashOf(value)}`);
    },
    introspections: () => service.seen.filter(({ url }) => url === introspect.path).length,
  });
}
