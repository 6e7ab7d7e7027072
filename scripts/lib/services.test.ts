import { describe, expect, it } from '@jest/globals';
import { completeSecrets } from './secrets.mjs';
import { operatorSettings, serviceEnvironment, serviceNames, wiredVariables } from './services.mjs';

const wiring = {
  ports: Object.fromEntries(
    serviceNames.flatMap((name, index) => [
      [name, 100 + index],
      [`${name}-metrics`, 200 + index],
    ]),
  ),
  secrets: completeSecrets({}),
  databaseUrl: (role: string) => `postgres://${role}`,
  redisUrl: 'redis://x',
  dataDir: '/data',
  outboxDir: '/data/outbox',
  publicUrl: 'http://localhost:8080',
  publicHost: '0.0.0.0',
};
const variables = (name: (typeof serviceNames)[number]) => wiredVariables(name, wiring);

describe('the environment of a service', () => {
  it.each([
    ['identity', ['IDENTITY']],
    ['proposals', ['IDENTITY', 'PROPOSALS']],
    ['admin', ['ADMIN', 'IDENTITY', 'NOTIFICATIONS', 'PROPOSALS']],
    ['notifications', ['IDENTITY', 'NOTIFICATIONS', 'PROPOSALS']],
    ['gateway', ['ADMIN', 'IDENTITY', 'NOTIFICATIONS', 'PROPOSALS']],
  ] as const)('%s gets the keys of %j alone', (name, audiences) => {
    const keys = Object.keys(variables(name)).filter((key) => key.startsWith('INTERNAL_KEY_'));
    expect(keys.sort()).toEqual(audiences.map((audience) => `INTERNAL_KEY_${audience}`));
  });
  it('only the gateway listens on the public address', () => {
    for (const name of serviceNames) {
      expect(variables(name)['HOST']).toBe(name === 'gateway' ? '0.0.0.0' : '127.0.0.1');
    }
  });
  it('a service gets its own database role and no other secret', () => {
    expect(variables('identity')['DATABASE_URL']).toBe('postgres://identity_app');
    expect(variables('proposals')['ERASURE_DATABASE_URL']).toBe('postgres://proposals_erasure');
    for (const name of ['admin', 'gateway'] as const) expect(variables(name)['DATABASE_URL']).toBeUndefined();
    const holders = serviceNames.filter((name) => 'LINK_KEY' in variables(name));
    expect(holders).toEqual(['proposals']);
    expect(serviceNames.filter((name) => 'DATA_KEY' in variables(name))).toEqual(['identity']);
  });
  it('every variable has a value', () => {
    for (const name of serviceNames) expect(Object.values(variables(name))).not.toContain('undefined');
  });
});

describe('the operator’s environment', () => {
  it('passes on settings, except variables that the runner sets', () => {
    const env = {
      SMTP_URL: 'smtp://x',
      PORT: '1',
      LINK_KEY: 'x',
      INTERNAL_KEY_ADMIN: 'x',
      DATABASE_URL: 'x',
    };
    expect(operatorSettings(env)).toEqual({ SMTP_URL: 'smtp://x' });
  });
  it('is production by default', () => {
    expect(serviceEnvironment({})['NODE_ENV']).toBe('production');
    expect(serviceEnvironment({ NODE_ENV: 'test' })['NODE_ENV']).toBe('test');
  });
});
