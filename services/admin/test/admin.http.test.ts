import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routesOf, unguardedRoutes } from '@acordo/service-kit/testing/walk-routes';
import { parseConfig } from '@acordo/service-kit/config/read-config';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { configSchema } from '../src/config.js';
import { createApp } from '../src/create-app.js';

const key = () => randomBytes(32).toString('base64url');
const environment = () => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  INTERNAL_KEY_ADMIN: key(),
  INTERNAL_KEY_IDENTITY: key(),
  INTERNAL_KEY_PROPOSALS: key(),
  INTERNAL_KEY_NOTIFICATIONS: key(),
  IDENTITY_URL: 'http://127.0.0.1:1',
  PROPOSALS_URL: 'http://127.0.0.1:1',
  NOTIFICATIONS_URL: 'http://127.0.0.1:1',
});

describe('admin', () => {
  let app: NestFastifyApplication;
  let address: string;
  beforeAll(async () => {
    app = await createApp(parseConfig(configSchema, environment()));
    await app.listen(0, '127.0.0.1');
    address = await app.getUrl();
  });
  afterAll(() => app.close());

  it.each(['/healthz', '/readyz'])('is healthy by itself: %s', async (path) => {
    const response = await fetch(address + path);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'ok' });
  });

  it('refuses a caller without a valid token on every route but health (habit 9)', async () => {
    expect(await unguardedRoutes(app)).toEqual([]);
    const routes = (await routesOf(app)).filter(({ method }) => method !== 'HEAD');
    expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/vitamina/audit',
      'GET /api/vitamina/emails/failed',
      'GET /api/vitamina/stats',
      'GET /api/vitamina/subscriptions/uncancelled',
      'GET /api/vitamina/users',
      'GET /healthz',
      'GET /readyz',
      'POST /api/vitamina/emails/:id/resend',
      'PUT /api/vitamina/toggle-unlimited',
      'PUT /api/vitamina/users/:id',
    ]);
  });

  it('returns D5’s form for an unknown address', async () => {
    const response = await fetch(`${address}/api/vitamina/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
  });

  it.each(['INTERNAL_KEY_ADMIN', 'IDENTITY_URL', 'PORT'])('does not start without %s', (name) => {
    expect(() => parseConfig(configSchema, { ...environment(), [name]: '' })).toThrow(name);
  });
});
