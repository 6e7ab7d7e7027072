import { randomUUID } from 'node:crypto';
import { wrongAdmissions } from '@acordo/service-kit/testing/role-matrix';
import { expect, it, jest } from '@jest/globals';
import { publicCalls } from '../../../../test/public-calls.js';
import { setStage } from '../support/stage.js';
import { KEY } from '../support/tokens.js';

jest.setTimeout(30_000); // every route as every role

const stage = setStage();
const NOTIFICATIONS = { internal: ['notifications'] };
const BEHALF = { behalf: ['admin'] };

/** Which service may make which call to proposals; for public calls the contracts have it. */
const INTERNAL = {
  'GET /internal/outbox/:id': NOTIFICATIONS,
  'POST /internal/outbox/:id/settle': NOTIFICATIONS,
  'POST /internal/outbox/:id/reopen': NOTIFICATIONS,
  'GET /internal/links/:id/token': NOTIFICATIONS,
  'GET /internal/signed-proposals/:id/pdf': NOTIFICATIONS,
  'GET /internal/signed-proposals/:id/signature': NOTIFICATIONS,
  'POST /internal/proposals/counts': BEHALF,
  'GET /internal/proposals/count': BEHALF,
};

it('every route of proposals accepts only its intended callers (role × route)', async () => {
  const calls = [...(await publicCalls())].filter(
    // All but identity's, admin's and notifications'; the archive is made here (D37).
    ([name]) => name === 'GET /api/auth/export' || !/^\S+ \/api\/(auth|billing|emails|vitamina)\//.test(name),
  );
  const service = {
    app: stage.app.app,
    name: 'proposals' as const,
    key: KEY,
    user: randomUUID(),
    admin: randomUUID(),
  };
  expect(await wrongAdmissions(service, { ...Object.fromEntries(calls), ...INTERNAL })).toEqual([]);
});
