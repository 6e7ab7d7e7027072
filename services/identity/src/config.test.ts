import { parseConfig } from '@acordo/service-kit/config/read-config';
import { describe, expect, it } from '@jest/globals';
import { configSchema } from './config.js';

const key = 'a'.repeat(43);
const read = (more: Record<string, string>) =>
  parseConfig(configSchema, {
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: 'postgres://x/y',
    REDIS_URL: 'redis://x',
    INTERNAL_KEY_IDENTITY: key,
    DATA_KEY: key,
    PUBLIC_URL: 'https://acordo.example/',
    ...more,
  });
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

describe('configuration of identity', () => {
  it('needs nothing of Google and of payments', () => {
    const config = read({ GOOGLE_CLIENT_ID: '', STRIPE_PRICE_MENSAL: '', GOOGLE_ISSUER: '' });
    expect(config).toMatchObject({
      GOOGLE_ISSUER: 'https://accounts.google.com',
      STRIPE_API_URL: 'https://api.stripe.com',
      STRIPE_PRICE_MENSAL: [],
    });
    expect(config.GOOGLE_CLIENT_ID).toBeUndefined();
  });

  it('takes lists of keys (docs/decisions/0022)', () => {
    const older = 'b'.repeat(43);
    const lists = { INTERNAL_KEY_IDENTITY: `${key},${older}`, DATA_KEY: `${older},${key}` };
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    expect(read(lists)).toMatchObject({
      INTERNAL_KEY_IDENTITY: [bytes(key), bytes(older)],
      DATA_KEY: [bytes(older), bytes(key)],
    });
    expect(() => read({ DATA_KEY: `${key},${key}` })).toThrow('DATA_KEY: key 2 of 2 is there twice');
  });

  it('takes both halves of Google or none (D11)', () => {
    expect(read(google)).toMatchObject(google);
    expect(() => read({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
    expect(() => read({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_SECRET');
  });

  it.each(['GOOGLE_ISSUER', 'STRIPE_API_URL'])('refuses %s over http only in production', (name) => {
    expect(() => read({ [name]: 'http://x.example' })).toThrow(name);
    expect(read({ [name]: 'http://x.example', NODE_ENV: 'test' })).toMatchObject({
      [name]: 'http://x.example',
    });
  });

  it('reads lists of prices', () => {
    expect(read({ STRIPE_PRICE_ANUAL: ' price_1 ,price_2,, ' }).STRIPE_PRICE_ANUAL).toEqual([
      'price_1',
      'price_2',
    ]);
  });
});
