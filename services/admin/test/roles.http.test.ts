import { wrongAdmissions } from '@acordo/service-kit/testing/role-matrix';
import { expect, it } from '@jest/globals';
import { publicCalls } from '../../../test/public-calls.js';
import { ADMINISTRATOR, KEY, setStage } from './support/stage.js';

const stage = setStage();

it('every route of admin lets in an administrator, and nobody else (role × route)', async () => {
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
