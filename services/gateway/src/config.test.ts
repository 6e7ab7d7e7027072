import { parseConfig } from '@acordo/service-kit/config/read-config';
import { describe, expect, it } from '@jest/globals';
import { configSchema, operatorOf } from './config.js';

const key = 'k'.repeat(43);
const environment = {
  PORT: '8080',
  PUBLIC_URL: 'http://localhost:8080/',
  IDENTITY_URL: 'http://127.0.0.1:1',
  PROPOSALS_URL: 'http://127.0.0.1:2',
  ADMIN_URL: 'http://127.0.0.1:3',
  NOTIFICATIONS_URL: 'http://127.0.0.1:4',
  INTERNAL_KEY_IDENTITY: key,
  INTERNAL_KEY_PROPOSALS: key,
  INTERNAL_KEY_ADMIN: key,
  INTERNAL_KEY_NOTIFICATIONS: key,
  REDIS_URL: 'redis://127.0.0.1:4/0',
};

describe('configuration of the gateway', () => {
  it('has D48’s limits, no trusted proxy and ViaCEP by default', () => {
    expect(parseConfig(configSchema, environment)).toMatchObject({
      PUBLIC_URL: 'http://localhost:8080',
      TRUSTED_PROXIES: [],
      CEP_BASE_URL: 'https://viacep.com.br',
      LIMIT_PUBLIC_READS_PER_MINUTE: 300,
      LIMIT_DECISIONS_PER_MINUTE: 10,
      LIMIT_GUESSES_PER_MINUTE: 60,
    });
  });

  it.each([
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::ffff:10.0.0.0/104'],
    ['LIMIT_DECISIONS_PER_MINUTE', '0'],
    ['PUBLIC_URL', 'ftp://acordo.example'],
    ['INTERNAL_KEY_IDENTITY', 'short'],
    ['OPERATOR_CNPJ', '11.222.333/0001-00'],
    ['PRIVACY_EMAIL', 'privacidade'],
    ['SIGNED_RECORD_YEARS', '4'],
  ])('refuses to start with %s=%s', (name, value) => {
    expect(() => parseConfig(configSchema, { ...environment, [name]: value })).toThrow(name);
  });

  it('has the operator, with null for each missing fact (D38)', () => {
    expect(operatorOf(parseConfig(configSchema, { ...environment, OPERATOR_NAME: '' }))).toEqual({
      name: null,
      cnpj: null,
      address: null,
      privacyEmail: null,
      signedRecordYears: 10,
    });
    const given = {
      OPERATOR_NAME: ' Acordo Tecnologia Ltda. ',
      OPERATOR_CNPJ: '11.222.333/0001-81',
      OPERATOR_ADDRESS: 'Rua das Acácias, 10, São Paulo - SP',
      PRIVACY_EMAIL: 'privacidade@acordo.example',
      SIGNED_RECORD_YEARS: '12',
    };
    expect(operatorOf(parseConfig(configSchema, { ...environment, ...given }))).toEqual({
      name: 'Acordo Tecnologia Ltda.',
      cnpj: '11222333000181',
      address: 'Rua das Acácias, 10, São Paulo - SP',
      privacyEmail: 'privacidade@acordo.example',
      signedRecordYears: 12,
    });
  });
});
