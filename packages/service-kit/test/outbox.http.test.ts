import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { freeRights } from '@acordo/contracts/fixtures/user';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { signToken } from '../src/caller/token.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { Outbox } from '../src/outbox/outbox.js';
import {
  KEY,
  note,
  type OutboxDatabase,
  type OutboxService,
  outboxDatabase,
  outboxService,
} from './support/outbox-service.js';

jest.setTimeout(60_000); // starts services; the machine may be busy

let database: OutboxDatabase;
let service: OutboxService;
let id: string;

beforeAll(async () => {
  database = await outboxDatabase();
  service = await outboxService(database, 'redis://127.0.0.1:1');
});
beforeEach(async () => {
  const outbox = service.app.get(Outbox);
  id = await service.app.get(UnitOfWork).run((tx) => outbox.add(tx, note()));
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});

const SESSION = {
  sub: '00000000-0000-4000-8000-000000000001',
  sid: '00000000-0000-4000-8000-0000000000aa',
};
const token = (iss: string, kind: 'service' | 'user' | 'admin' = 'service') =>
  signToken(
    {
      iss,
      aud: 'identity',
      kind,
      ...(kind === 'service' ? { sub: '', sid: '' } : SESSION),
      rights: kind === 'user' ? freeRights : null,
      ip: '',
      port: 0,
      ua: '',
      rid: 'r',
    },
    KEY,
    new Date(),
  );

const call = (method: 'GET' | 'POST', url: string, body?: object, as = token('notifications')) =>
  service.app.inject({
    method,
    url,
    headers: as ? { [CALLER_HEADER]: as } : {},
    ...(body ? { payload: body } : {}),
  });
const read = (which = id, as?: string) => call('GET', `/internal/outbox/${which}`, undefined, as);
const settle = (body: object, as?: string) => call('POST', `/internal/outbox/${id}/settle`, body, as);
const reopen = (which = id, as?: string) => call('POST', `/internal/outbox/${which}/reopen`, undefined, as);
const row = async () =>
  (
    await database.admin.query('SELECT status, reason, model, resolvido_em FROM kit.outbox WHERE id = $1', [
      id,
    ])
  ).rows[0];

describe('reading and settling a row (D30)', () => {
  it('gives the frozen model while the row is open', async () => {
    const response = await read();
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: { kind: 'note', v: 1, model: { text: 'olá', at: '1970-01-01T00:00:00.000Z' } },
    });
  });

  it('settles once, erases the model, and returns the same again', async () => {
    expect((await settle({ outcome: 'sent' })).statusCode).toBe(204);
    const settled = await row();
    expect(settled).toMatchObject({ status: 'sent', reason: '', model: null });
    expect((await settle({ outcome: 'dead', reason: 'late' })).statusCode).toBe(204);
    expect(await row()).toEqual(settled);
    expect((await read()).json()).toEqual({ message: null });
  });

  it('stores why a dead one is dead', async () => {
    await settle({ outcome: 'dead', reason: '550 no such user' });
    expect(await row()).toMatchObject({
      status: 'dead',
      reason: '550 no such user',
      resolvido_em: expect.any(Date),
    });
  });

  it('reopens a dead one as long as there is a model, repeatedly', async () => {
    await settle({ outcome: 'dead', reason: '550 no such user' });
    expect((await read()).json()).toEqual({ message: null });
    for (let i = 0; i < 2; i += 1) {
      expect((await reopen()).json()).toEqual({ state: 'open' });
      expect(await row()).toMatchObject({ status: 'pending', reason: '', resolvido_em: null });
    }
    expect((await read()).json()).toMatchObject({ message: { model: { text: 'olá' } } });
    await settle({ outcome: 'sent' });
    expect((await reopen()).json()).toEqual({ state: 'gone' });
    expect(await row()).toMatchObject({ status: 'sent', model: null });
  });

  it('cannot reopen what was erased or never existed', async () => {
    await settle({ outcome: 'dead' });
    await database.admin.query('UPDATE kit.outbox SET model = NULL WHERE id = $1', [id]);
    expect((await reopen()).json()).toEqual({ state: 'gone' });
    expect(await row()).toMatchObject({ status: 'dead' });
    expect((await reopen('00000000-0000-4000-8000-000000000000')).json()).toEqual({ state: 'gone' });
  });

  it('returns 404 for an unknown row, and refuses an invalid id', async () => {
    expect((await read('00000000-0000-4000-8000-000000000000')).json()).toEqual({ message: null });
    expect((await read('1 OR 1=1')).statusCode).toBe(404);
    expect((await settle({ outcome: 'lost' })).statusCode).toBe(422);
  });

  it.each([
    ['nobody', () => '', 401],
    ['the gateway', () => token('gateway'), 403],
    ['a user through the gateway', () => token('gateway', 'user'), 403],
    ['a user in a reader’s name', () => token('notifications', 'user'), 403],
    ['another service', () => token('admin'), 403],
    ['a stranger', () => token('proposals'), 401],
  ])('is not for %s', async (_who, as, status) => {
    expect((await read(id, as())).statusCode).toBe(status);
    expect((await settle({ outcome: 'sent' }, as())).statusCode).toBe(status);
    expect((await reopen(id, as())).statusCode).toBe(status);
    expect(await row()).toMatchObject({ status: 'pending', resolvido_em: null });
  });
});
