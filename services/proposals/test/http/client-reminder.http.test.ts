import { ClientReminder } from '@acordo/contracts/internal/mail/client-reminder';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { draft, link, reject, type Scene, sent, sign } from '../factories/scenes.js';
import { FakeIdentity } from '../support/fake-identity.js';
import { verdictOf } from '../support/history.js';
import { endIn } from '../support/link-end.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { unlimitedUser } from '../support/tokens.js';

const identity = await FakeIdentity.start();
const stage = setStage({ IDENTITY_URL: identity.url });
beforeAll(() => stage.beforeEnd(() => identity.close()));
const DAY_S = 24 * 3_600;

const turn = ({ path, owner }: Scene, lembrar_cliente = true) =>
  stage.app.call('PUT', `${path}/lembrar-cliente`, { as: owner, body: { lembrar_cliente } });
const run = (...apps: TestApp[]) => Promise.all(apps.map(({ app }) => app.get(Schedule).run()));
const own = async ({ path, owner }: Scene) => (await stage.app.call('GET', path, { as: owner })).body;
const mailsOf = async (id: string) =>
  (
    await stage.rows.query<{ model: object }>(
      `SELECT model FROM outbox WHERE kind = 'client-reminder' AND model ->> 'proposal_id' = $1`,
      [id],
    )
  ).map(({ model }) => ClientReminder.parse(model));
/** A sent proposal with the switch on. */
async function wanted(over: object = {}): Promise<Scene> {
  const scene = await sent(stage.app, undefined, over);
  const { status, text } = await turn(scene);
  if (status !== 200) throw new Error(text);
  return scene;
}

describe('a reminder to the client before the link’s end (P121)', () => {
  it('is off until its owner wants it, and off again with another link', async () => {
    const scene = await sent(stage.app);
    expect(await own(scene)).toMatchObject({ lembrar_cliente: false });
    const { status, body } = await turn(scene);
    expect([status, body]).toEqual([200, { lembrar_cliente: true }]);
    expect(await own(scene)).toMatchObject({ lembrar_cliente: true, versao: 1 });
    await stage.app.call('POST', `${scene.path}/revoke-link`, { as: scene.owner, body: {} });
    expect(await own(scene)).toMatchObject({ lembrar_cliente: false });
    await link(stage.app, scene);
    expect(await own(scene)).toMatchObject({ lembrar_cliente: false });
  });

  it('is sent once, not earlier, with its event, to the address of that moment', async () => {
    const scene = await wanted();
    await endIn(stage.rows, scene.id, 3 * DAY_S + 30);
    await run(stage.app);
    expect(await mailsOf(scene.id)).toEqual([]);
    await stage.app.call('PUT', scene.path, {
      as: scene.owner,
      body: { cliente_email: 'nova@padaria.com.br' },
    });
    await endIn(stage.rows, scene.id, 3 * DAY_S - 30);
    const copies = [stage.app, await stage.at(0, { IDENTITY_URL: identity.url })];
    await run(...copies);
    await run(...copies);
    const [mail, ...more] = await mailsOf(scene.id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_email: 'nova@padaria.com.br', texto: '', to_user: scene.owner.sub });
    expect(await own(scene)).toMatchObject({ lembrete_em: expect.any(String) });
    const { intact, tipos } = await verdictOf(stage.rows, scene.id);
    expect([intact, tipos.filter((tipo) => tipo === 'lembrete_enviado')]).toEqual([
      true,
      ['lembrete_enviado'],
    ]);
  });

  it('is not sent where it is off, or was switched off', async () => {
    const never = await sent(stage.app);
    const off = await wanted();
    await turn(off, false);
    for (const { id } of [never, off]) await endIn(stage.rows, id, DAY_S);
    await run(stage.app);
    for (const { id } of [never, off]) expect(await mailsOf(id)).toEqual([]);
  });

  it('is not sent for decided, revoked or replaced ones, without an address, or after the end', async () => {
    const [signed, rejected, revoked, replaced, nobody, ended] = [
      await wanted(),
      await wanted(),
      await wanted(),
      await wanted(),
      await wanted(),
      await wanted(),
    ];
    await sign(stage.app, signed.token);
    await reject(stage.app, rejected.token);
    for (const scene of [revoked, replaced])
      await stage.app.call('POST', `${scene.path}/revoke-link`, { as: scene.owner, body: {} });
    await link(stage.app, replaced);
    await stage.app.call('PUT', nobody.path, { as: nobody.owner, body: { cliente_email: '' } });
    for (const { id } of [signed, rejected, replaced, nobody]) await endIn(stage.rows, id, DAY_S);
    await endIn(stage.rows, ended.id, -60);
    await run(stage.app);
    for (const { id } of [signed, rejected, revoked, replaced, nobody, ended])
      expect(await mailsOf(id)).toEqual([]);
  });

  it('is left out after another reminder in the last day, also later (P119)', async () => {
    const scene = await wanted();
    await stage.app.call('POST', `${scene.path}/lembrete`, { as: scene.owner, body: { canal: 'whatsapp' } });
    await endIn(stage.rows, scene.id, 3 * DAY_S - 30);
    await run(stage.app);
    await run(await stage.at(DAY_S + 3_600, { IDENTITY_URL: identity.url }));
    expect(await mailsOf(scene.id)).toEqual([]);
  });

  it('counts as the day’s reminder (P119)', async () => {
    const scene = await wanted();
    await endIn(stage.rows, scene.id, 2 * DAY_S);
    await run(stage.app);
    const { status } = await stage.app.call('POST', `${scene.path}/lembrete`, {
      as: scene.owner,
      body: { canal: 'whatsapp' },
    });
    expect(status).toBe(429);
  });
});

describe('who may switch it on (P121, attack 399)', () => {
  it('an owner with a confirmed email, for a sent proposal with an address and more than 3 days', async () => {
    const unsure = await sent(stage.app);
    identity.unconfirmed.add(unsure.owner.sub);
    expect((await turn(unsure)).body).toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
    expect((await turn(unsure, false)).status).toBe(200);
    const soon = await sent(stage.app);
    await endIn(stage.rows, soon.id, 2 * DAY_S);
    const nobody = await sent(stage.app, undefined, { cliente_email: '' });
    for (const scene of [soon, nobody, await draft(stage.app)])
      expect((await turn(scene)).body).toMatchObject({ code: 'STATE_CONFLICT' });
    const scene = await sent(stage.app);
    expect((await turn({ ...scene, owner: unlimitedUser() })).status).toBe(404);
    expect((await stage.app.call('PUT', `${scene.path}/lembrar-cliente`, { body: {} })).status).toBe(401);
    expect(
      (await stage.app.call('PUT', `${scene.path}/lembrar-cliente`, { as: scene.owner, body: {} })).status,
    ).toBe(422);
  });
});
