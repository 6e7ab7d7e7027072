import { wrongAdmissions } from '@acordo/service-kit/testing/role-matrix';
import { expect, it, jest } from '@jest/globals';
import { publicCalls } from '../../../test/public-calls.js';
import { setAdminStage } from './support/admin-stage.js';
import { signedIn } from './support/administrators.js';
import { freshEmail } from './support/test-app.js';

jest.setTimeout(30_000); // every route as every role

const stage = setAdminStage();
const BEHALF = { behalf: ['admin'] };
const NOTIFICATIONS = { internal: ['notifications'] };
const READERS = { internal: ['notifications', 'proposals'] };

/** Which service may make which call to identity; for public calls the contracts have it. */
const INTERNAL = {
  'POST /internal/sessions/introspect': { internal: ['gateway'] },
  'GET /internal/users/:id/contact': READERS,
  'POST /internal/users/:id/email-delivery': NOTIFICATIONS,
  'GET /internal/outbox/:id': READERS,
  'POST /internal/outbox/:id/settle': READERS,
  'POST /internal/outbox/:id/reopen': READERS,
  'GET /internal/account-tokens/:id/token': NOTIFICATIONS,
  'GET /internal/accounts/:id/profile': { internal: ['proposals'] },
  'POST /internal/accounts/:id/erased': { internal: ['proposals'] },
  'GET /internal/admin/users': BEHALF,
  'PUT /internal/admin/users/:id': BEHALF,
  'GET /internal/admin/user-counts': BEHALF,
  'GET /internal/admin/me': BEHALF,
  'GET /internal/admin/audit': BEHALF,
  'GET /internal/admin/activity': BEHALF,
  'GET /internal/admin/subscriptions/uncancelled': BEHALF,
};

it('every route of identity accepts only its intended callers (role × route)', async () => {
  const { id: admin, claims: adminClaims } = await signedIn(stage.identity, stage.rows);
  const { claims } = await stage.identity.loggedIn(freshEmail());
  // Signing out is one of the routes: the session used for all of them must stay.
  await stage.rows.query(`
    CREATE FUNCTION identity.fica() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER fica BEFORE DELETE ON identity.sessions FOR EACH ROW EXECUTE FUNCTION identity.fica();
    CREATE TRIGGER fica BEFORE DELETE ON identity.admin_sessions FOR EACH ROW EXECUTE FUNCTION identity.fica()`);
  const calls = [...(await publicCalls())].filter(([name]) =>
    /^\S+ \/api\/(auth|billing|vitamina\/auth)\//.test(name),
  );
  // The export is a call of proposals; only identity's routes count here.
  const own = calls.filter(([name]) => !/^\S+ \/api\/auth\/export/.test(name));
  const service = {
    app: stage.identity.app,
    name: 'identity' as const,
    key: Buffer.alloc(32, 7),
    user: claims.sub,
    session: claims.sid,
    admin,
    adminSession: adminClaims.sid,
  };
  expect(await wrongAdmissions(service, { ...Object.fromEntries(own), ...INTERNAL })).toEqual([]);
});
