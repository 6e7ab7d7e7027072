import { randomUUID } from 'node:crypto';
import { wrongAdmissions } from '@acordo/service-kit/testing/role-matrix';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { testRedisUrl } from '../../../test/redis.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

let office: PostOffice;
beforeAll(async () => {
  office = await PostOffice.start(testRedisUrl());
});
afterAll(() => office.close());

const BEHALF = { behalf: ['admin'] };

it('every route of notifications accepts only its intended callers (role × route)', async () => {
  const service = {
    app: await office.service({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    name: 'notifications' as const,
    key: Buffer.alloc(32, 1),
    user: randomUUID(),
    admin: randomUUID(),
  };
  const meant = {
    'GET /api/emails/escolha/:token': 'public' as const,
    'POST /api/emails/escolha/:token': 'public' as const,
    'GET /api/emails/parar/:token': 'public' as const,
    'POST /api/emails/parar/:token': 'public' as const,
    'GET /internal/admin/emails/failed': BEHALF,
    'POST /internal/admin/emails/:id/resend': BEHALF,
    'GET /internal/admin/audit': BEHALF,
  };
  expect(await wrongAdmissions(service, meant)).toEqual([]);
});
