import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { describe, expect, it } from '@jest/globals';
import { startSteps } from './start-steps';

const done = (company: object, user: object = {}) =>
  startSteps({ ...NO_COMPANY, ...company }, { ...userFixture, email_confirmado: false, ...user })
    .filter((step) => step.done)
    .map(({ id }) => id);

describe('steps of the start (P116)', () => {
  it.each([
    [{}, {}, []],
    [{ nome_empresa: 'Lume' }, {}, []],
    [{ nome_empresa: 'Lume', telefone: '(11) 3333-4444' }, {}, ['sender']],
    [{ logo_url: '/api/assets/abc' }, {}, ['look']],
    [{ cor_secundaria: '#000000' }, {}, ['look']],
    [{}, { email_confirmado: true }, ['email']],
    [{}, { email_confirmado: undefined }, ['email']],
  ])('are done by what is stored: %j %j', (company, user, ids) => {
    expect(done(company, user)).toEqual(ids);
  });
});
