import { randomUUID } from 'node:crypto';
import { readOwnAudit } from '@acordo/contracts/internal/admin-audit';
import { readFailedEmails, reopenEmail } from '@acordo/contracts/internal/admin-emails';
import { readUncancelled } from '@acordo/contracts/internal/admin-subscriptions';
import { changeUser, countUsers, readAdministrator, readUsers } from '@acordo/contracts/internal/admin-users';
import { countAllProposals, countProposalsOf } from '@acordo/contracts/internal/proposal-counts';
import { wrongAdmissions } from '@acordo/service-kit/testing/role-matrix';
import { routesOf } from '@acordo/service-kit/testing/walk-routes';
import { expect, it } from '@jest/globals';
import { publicCalls } from '../../../test/public-calls.js';
import { Refusal } from './support/fake-service.js';
import { ADMINISTRATOR, KEY, setStage } from './support/stage.js';

const stage = setStage();

it('every route of admin accepts an administrator, and nobody else (role × route)', async () => {
  const calls = [...(await publicCalls())].filter(
    ([name]) => name.includes(' /api/vitamina/') && !name.includes('/vitamina/auth/'),
  );
  const service = {
    app: stage.app,
    name: 'admin' as const,
    key: KEY,
    user: ADMINISTRATOR.sub,
    admin: ADMINISTRATOR.sub,
  };
  expect(calls.map(([, who]) => who)).toEqual(calls.map(() => 'admin'));
  for (const other of [stage.identity, stage.notifications, stage.proposals])
    other.broken = { status: 503, body: '' };
  expect(await wrongAdmissions(service, Object.fromEntries(calls))).toEqual([]);
});

it('no route of admin returns data once identity finds no administrator’s session (attack 181)', async () => {
  // The other services have no administrators: they would respond.
  stage.proposals.on(countAllProposals, () => ({ propostas: 40 }));
  stage.proposals.on(countProposalsOf, () => ({ counts: {} }));
  stage.notifications.on(readFailedEmails, () => ({ emails: [] }));
  stage.notifications.on(readOwnAudit, () => ({ entries: [] }));
  stage.notifications.on(reopenEmail, () => undefined);
  for (const call of [readUsers, changeUser, countUsers, readAdministrator, readOwnAudit, readUncancelled])
    stage.identity.on(call, () => new Refusal('ADMIN_SESSION_OVER'));
  const id = randomUUID();
  const bodies: Record<string, object> = {
    'PUT /api/vitamina/users/:id': { nome: 'x' },
    'PUT /api/vitamina/toggle-unlimited': { userId: id, unlimitedProposals: true },
  };
  const routes = (await routesOf(stage.app)).filter(
    ({ path, method }) => path.startsWith('/api') && method !== 'HEAD',
  );
  expect(routes.length).toBeGreaterThan(6);
  for (const { method, path } of routes) {
    const body = bodies[`${method} ${path}`];
    const response = await stage.call(method as 'GET', path.replace(/:\w+/g, id), body ? { body } : {});
    expect([`${method} ${path}`, response.statusCode, response.json<{ code: string }>().code]).toEqual([
      `${method} ${path}`,
      401,
      'NOT_AUTHENTICATED',
    ]);
  }
  expect(stage.notifications.calls()).not.toContain('POST /internal/admin/emails/:id/resend');
  expect(stage.notifications.calls()).not.toContain('GET /internal/admin/emails/failed');
});
