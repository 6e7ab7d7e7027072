import { ConfigError, parseConfig } from '@acordo/service-kit/config/read-config';
import { routesOf, unguardedRoutes } from '@acordo/service-kit/testing/walk-routes';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { testRedisUrl } from '../../../test/redis.js';
import { until } from '../../../packages/service-kit/test/support/until.js';
import { configSchema } from '../src/config.js';
import { PostOffice } from './support/post-office.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

let office: PostOffice;
let app: NestFastifyApplication;
beforeAll(async () => {
  office = await PostOffice.start(testRedisUrl());
  app = await office.service({ OUTBOX_DIR: '/tmp' });
});
afterAll(() => office.close());

describe('the service', () => {
  it('is ready once database and Redis respond, whatever the state of other services', async () => {
    const response = await until('ready', async () => {
      const seen = await app.inject({ url: '/readyz' });
      return seen.statusCode === 200 && seen;
    });
    expect(response.json()).toEqual({ status: 'ok', checks: { database: 'ok', redis: 'ok' } });
    expect(office.proposals.calls).toEqual([]);
  });

  it('refuses a caller without a valid token on every route but health (habit 9)', async () => {
    expect(await unguardedRoutes(app)).toEqual([]);
    const routes = (await routesOf(app)).filter(({ method }) => method !== 'HEAD');
    expect(routes.map(({ path }) => path).toSorted()).toEqual([
      '/api/emails/escolha/:token',
      '/api/emails/escolha/:token',
      '/api/emails/parar/:token',
      '/api/emails/parar/:token',
      '/healthz',
      '/internal/admin/audit',
      '/internal/admin/emails/:id/resend',
      '/internal/admin/emails/failed',
      '/readyz',
    ]);
  });

  it('has no other routes', async () => {
    expect((await app.inject({ url: '/deliveries' })).statusCode).toBe(404);
  });
});

describe('configuration', () => {
  const good = () => office.environment({ SMTP_URL: 'smtp://localhost:1025' });

  it('has a sender and a name by default (D1)', () => {
    const config = parseConfig(configSchema, good());
    expect(config.MAIL_FROM).toEqual({ name: 'Acordo', address: 'nao-responda@localhost' });
    expect(config.APP_NAME).toBe('Acordo');
  });

  it.each([
    ['no way to send', { SMTP_URL: '' }, 'OUTBOX_DIR'],
    ['a mail server that is none', { SMTP_URL: 'http://localhost' }, 'SMTP_URL'],
    ['a sender that is none', { MAIL_FROM: 'Acordo' }, 'MAIL_FROM'],
    ['a weak key', { INTERNAL_KEY_IDENTITY: 'secret' }, 'INTERNAL_KEY_IDENTITY'],
    ['a moved clock in production', { NODE_ENV: 'production', CLOCK_SHIFT: '60' }, 'CLOCK_SHIFT'],
  ])('%s stops it, by name and without the value', (_what, wrong, name) => {
    const parse = () => parseConfig(configSchema, { ...good(), ...wrong });
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(name);
    expect(parse).not.toThrow(/secret/);
  });
});
