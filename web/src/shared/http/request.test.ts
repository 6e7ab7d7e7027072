import { beforeEach, describe, expect, it } from '@jest/globals';
import { login } from '@acordo/contracts/http/auth/login';
import { logout } from '@acordo/contracts/http/auth/logout';
import { authStatus } from '@acordo/contracts/http/auth/status';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { FakeApi } from '../testing/fake-api';
import { ApiError } from './api-error';
import { endpoint } from './endpoint';
import { request, send } from './request';

const loginCall = endpoint<typeof login>('POST', '/api/auth/login');
const logoutCall = endpoint<typeof logout>('POST', '/api/auth/logout');
const statusCall = endpoint<typeof authStatus>('GET', '/api/auth/status');
const credentials = { email: 'ana@example.com', password: 'segredo' };

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('An ApiError was expected', { cause: error });
  return error;
};

describe('request', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
  });

  it('sends JSON and returns the response’s body', async () => {
    api.respond(login, 200, { user: userFixture });
    await expect(request(loginCall, { body: credentials })).resolves.toEqual({ user: userFixture });
    expect(api.seen).toMatchObject([{ method: 'POST', url: '/api/auth/login', body: credentials }]);
    expect(api.seen[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('sends no body and no content type if the call has none', async () => {
    api.respond(authStatus, 200, { authenticated: false, user: null });
    await request(statusCall, {});
    expect(api.seen[0]?.headers.has('content-type')).toBe(false);
  });

  it('sends an idempotency key (D49)', async () => {
    api.respond(login, 200, { user: userFixture });
    await request(loginCall, { body: credentials }, { idempotencyKey: 'k1' });
    expect(api.seen[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  it('reads an empty response as undefined', async () => {
    api.respond(logout, 204, undefined);
    await expect(send(logoutCall, {})).resolves.toMatchObject({ status: 204, body: undefined });
  });

  it.each([
    ['30', 30],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-1', undefined],
  ])('reads how long to wait: %s', async (value, seconds) => {
    api.reply(login, () => new Response('{}', { status: 429, headers: { 'retry-after': value } }));
    expect((await failure(request(loginCall, { body: credentials }))).retryAfter).toBe(seconds);
  });

  it('reads D5’s error body', async () => {
    api.refuse(login, 'INVALID_FIELDS', { email: 'Email é obrigatório' });
    const error = await failure(request(loginCall, { body: credentials }));
    expect(error).toMatchObject({
      status: 422,
      code: 'INVALID_FIELDS',
      fields: { email: 'Email é obrigatório' },
      requestId: 'test',
    });
  });

  it('fails with HTTP {status}: {body} (P9)', async () => {
    api.reply(login, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await failure(request(loginCall, { body: credentials }));
    expect(error.code).toBe('UNREADABLE');
    expect(String(error)).toBe('HTTP 502: <h1>Bad gateway</h1>');
  });

  it('does not accept a page as a response', async () => {
    api.reply(authStatus, () => new Response('<!doctype html>', { status: 200 }));
    expect(await failure(request(statusCall, {}))).toMatchObject({ status: 200, code: 'UNREADABLE' });
  });

  it('reports a missing network (P97)', async () => {
    api.break(login);
    expect(await failure(request(loginCall, { body: credentials }))).toMatchObject({
      status: 0,
      code: 'NETWORK',
      error: 'Erro de conexão',
      message: 'Não foi possível conectar ao servidor',
    });
  });

  it('does not report a call that was aborted', async () => {
    const stop = new AbortController();
    api.reply(authStatus, () => {
      stop.abort(new Error('left the page'));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(request(statusCall, {}, { signal: stop.signal })).rejects.toThrow('left the page');
  });
});
