import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { describe, expect, it } from '@jest/globals';
import { newProposal } from '../factories/bodies.js';
import { draft, reject, sent, show, sign } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { type Claims, unlimitedUser, user } from '../support/tokens.js';

const stage = setStage();
let serial = 0;
const newKey = () => `tentativa-${(serial += 1)}`;
const create = (as: Claims, key: string, body: object = newProposal(), app: TestApp = stage.app) =>
  app.call('POST', '/api/propostas', { as, body, headers: { 'idempotency-key': key } });
const keyed = (key: string) => ({ 'idempotency-key': key });

describe('Idempotency-Key on create (D49)', () => {
  it('returns the first response again, even after an edit, and makes nothing', async () => {
    const as = user();
    const key = newKey();
    const first = await create(as, key);
    await stage.app.call('PUT', `/api/propostas/${String(first.body?.['id'])}`, {
      as,
      body: { titulo: 'Outro' },
    });
    const before = await stage.rows.fingerprint();
    const again = await create(as, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('with another body is 422 and makes nothing', async () => {
    const as = user();
    const key = newKey();
    await create(as, key);
    const before = await stage.rows.fingerprint();
    const other = await create(as, key, newProposal({ valor_total: 1 }));
    expect([other.status, other.body?.['code']]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('belongs to its caller', async () => {
    const key = newKey();
    const [mine, other] = [await create(user(), key), await create(user(), key)];
    expect(other.status).toBe(201);
    expect(other.body?.['id']).not.toBe(mine.body?.['id']);
  });

  it('in parallel makes one; the others get 409 or the same (attack 51)', async () => {
    const as = user();
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 10 }, () => create(as, key)));
    const made = new Set(responses.filter(({ status }) => status === 201).map(({ body }) => body?.['id']));
    expect(made.size).toBe(1);
    for (const { status, body } of responses)
      if (status !== 201) expect([status, body?.['code']]).toEqual([409, 'IN_PROGRESS']);
    expect(await stage.rows.count('proposals', 'user_id = $1', [as.sub])).toBe(1);
    expect((await create(as, key)).body).toMatchObject({ id: [...made][0] });
  });

  it('stores nothing of a refusal: the same key works once the limit allows it', async () => {
    const as = user();
    for (let i = 0; i < 3; i += 1) await create(as, newKey());
    const key = newKey();
    expect((await create(as, key)).status).toBe(403);
    const unlimited = { ...as, rights: { plano: 'anual', unlimited: false, admin: false } } as const;
    expect((await create(unlimited, key)).status).toBe(201);
  });

  it('never shows a deleted proposal again', async () => {
    const as = unlimitedUser();
    const key = newKey();
    const { body } = await create(as, key);
    await stage.app.call('DELETE', `/api/propostas/${String(body?.['id'])}`, { as });
    expect((await create(as, key)).body).toMatchObject({ code: 'PROPOSAL_NOT_FOUND' });
  });

  it('is deleted after 24 hours', async () => {
    const as = unlimitedUser();
    const key = newKey();
    const { body } = await create(as, key);
    const tomorrow = await stage.at(24 * 3600 + 5);
    const later = await create(as, key, newProposal({ valor_total: 1 }), tomorrow);
    expect(later.status).toBe(201);
    expect(later.body?.['id']).not.toBe(body?.['id']);
    expect((await create(as, key, newProposal({ valor_total: 1 }), tomorrow)).body).toEqual(later.body);
    const old = `criado_em <= clock_timestamp() + interval '1 minute'`;
    expect(await stage.rows.count('idempotency_keys', old)).toBeGreaterThan(0);
    await tomorrow.app.get(Schedule).run();
    expect(await stage.rows.count('idempotency_keys', old)).toBe(0);
  });

  it.each(['', 'a b', 'x'.repeat(201), 'é'])('a key that cannot be one (%j) is 400', async (key) => {
    expect((await create(user(), key)).status).toBe(400);
  });
});

describe('Idempotency-Key on decisions (D49)', () => {
  it('a repeated signature gets the same receipt, without a second event or message (attack 53)', async () => {
    const { id, token } = await sent(stage.app);
    const key = newKey();
    const { body: shown } = await show(stage.app, token);
    const claim = { versao: shown?.['versao'], conteudo_hash: shown?.['conteudo_hash'] };
    expect((await sign(stage.app, token, claim, keyed(key))).status).toBe(200);
    const before = await stage.rows.fingerprint();
    expect(await sign(stage.app, token, claim, keyed(key))).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const other = await sign(stage.app, token, { ...claim, nome: 'Outra Pessoa' }, keyed(key));
    expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await stage.rows.fingerprint()).toEqual(before);
    expect(await verdictOf(stage.rows, id)).toMatchObject({ tipos: ['criada', 'link_gerado', 'assinada'] });
  });

  it('in parallel signs once', async () => {
    const { id, token } = await sent(stage.app);
    const key = newKey();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sign(stage.app, token, {}, keyed(key))),
    );
    for (const { status, body } of responses)
      expect(status === 200 ? body : [status, body?.['code']]).toEqual(
        status === 200 ? { success: true } : [409, 'IN_PROGRESS'],
      );
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect(await stage.rows.count('signatures', 'proposal_id = $1', [id])).toBe(1);
  });

  it('stores a 409: it is repeated even if the call would now succeed', async () => {
    const { owner, token, path } = await sent(stage.app);
    const key = newKey();
    await show(stage.app, token);
    await stage.app.call('PUT', path, { as: owner, body: { titulo: 'Mudou' } });
    expect((await reject(stage.app, token, {}, keyed(key))).body).toMatchObject({ code: 'CONTENT_CHANGED' });
    const { body } = await show(stage.app, token);
    const claim = { versao: body?.['versao'], conteudo_hash: body?.['conteudo_hash'] };
    expect((await sign(stage.app, token, claim)).status).toBe(200);
    expect((await reject(stage.app, token, {}, keyed(key))).body).toMatchObject({ code: 'CONTENT_CHANGED' });
    expect((await reject(stage.app, token, {}, keyed(newKey()))).body).toMatchObject({
      code: 'ALREADY_DECIDED',
    });
  });

  it('the same key on another link or call is another attempt', async () => {
    const key = newKey();
    const [one, two] = [await sent(stage.app), await sent(stage.app)];
    expect((await sign(stage.app, one.token, {}, keyed(key))).status).toBe(200);
    expect((await sign(stage.app, two.token, {}, keyed(key))).status).toBe(200);
    expect((await reject(stage.app, one.token, {}, keyed(key))).body).toMatchObject({
      code: 'ALREADY_DECIDED',
    });
  });

  it('is not used if the caller may not see the response any more', async () => {
    const scene = await sent(stage.app);
    const key = newKey();
    await reject(stage.app, scene.token, {}, keyed(key));
    await stage.app.call('DELETE', scene.path, { as: scene.owner });
    expect((await reject(stage.app, scene.token, {}, keyed(key))).status).toBe(404);
  });
});

it('without a key every call is a new one', async () => {
  const as = unlimitedUser();
  const [one, two] = [await draft(stage.app, as), await draft(stage.app, as)];
  expect(one.id).not.toBe(two.id);
});
