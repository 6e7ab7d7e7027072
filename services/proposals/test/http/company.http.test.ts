import { describe, expect, it } from '@jest/globals';
import { company } from '../factories/bodies.js';
import { sent, show } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import type { Method } from '../support/test-app.js';
import { type Claims, unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const call = (method: Method, as: Claims, body?: object) =>
  stage.app.call(method, '/api/company-settings', { as, ...(body ? { body } : {}) });

describe('company settings (D40, P6, P24)', () => {
  it('are absent, then saved once, then replaced', async () => {
    const as = unlimitedUser();
    expect(await call('GET', as)).toMatchObject({ status: 404, body: { code: 'COMPANY_NOT_FOUND' } });
    expect(await call('PUT', as, company())).toMatchObject({
      status: 404,
      body: { code: 'COMPANY_NOT_FOUND' },
    });
    const first = await call('POST', as, { ...company(), user_id: as.sub });
    expect(first).toMatchObject({
      status: 201,
      body: { user_id: as.sub, cnpj: '12ABC34501DE35', cor_primaria: '#3B82F6' },
    });
    expect(await call('POST', as, company())).toMatchObject({
      status: 409,
      body: { code: 'COMPANY_EXISTS' },
    });
    expect((await call('GET', as)).body).toEqual(first.body);
    const second = await call('PUT', as, { ...company({ nome_empresa: 'Outra' }), userId: as.sub });
    expect(second).toMatchObject({ status: 200, body: { nome_empresa: 'Outra' } });
    expect((await call('GET', as)).body).toEqual(second.body);
  });

  it('are still absent after a link was made without them', async () => {
    const as = unlimitedUser();
    const { token } = await sent(stage.app, as);
    expect((await call('GET', as)).status).toBe(404);
    expect((await call('PUT', as, company())).status).toBe(404);
    expect((await show(stage.app, token)).body).toMatchObject({
      empresa: { nome_empresa: '', cor_primaria: '#3B82F6', cor_secundaria: '#8B5CF6' },
    });
    expect((await call('POST', as, company())).status).toBe(201);
    expect((await show(stage.app, token)).body).toMatchObject({ empresa: { nome_empresa: 'Estúdio Lume' } });
  });

  it('are saved once by parallel first saves', async () => {
    const as = unlimitedUser();
    const responses = await Promise.all(Array.from({ length: 5 }, () => call('POST', as, company())));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
  });

  it.each([
    [{ nome_empresa: '' }, 'nome_empresa'],
    [{ cnpj: '11.111.111/1111-11' }, 'cnpj'],
    [{ email_empresa: 'A\r\nBcc: x@y.z' }, 'email_empresa'],
    [{ nome_empresa: 'A\r\nBcc: x@y.z' }, 'nome_empresa'],
    [{ cor_primaria: 'javascript:1' }, 'cor_primaria'],
    [{ logo_url: 'file:///etc/passwd' }, 'logo_url'],
    [{ logo_url: '//host/x.png' }, 'logo_url'],
  ])('%j is 422 and changes nothing', async (over, field) => {
    const as = unlimitedUser();
    const before = await stage.rows.fingerprint();
    const { status, body } = await call('POST', as, company(over));
    expect(status).toBe(422);
    expect(body?.['fields']).toHaveProperty(field);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });
});
