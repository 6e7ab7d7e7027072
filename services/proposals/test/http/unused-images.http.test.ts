import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { describe, expect, it } from '@jest/globals';
import { AssetStore } from '../../src/assets/asset-store.js';
import { LookForImages } from '../../src/assets/use-cases/look-for-images.js';
import { Eraser } from '../../src/erasure/eraser.js';
import { company, newProposal } from '../factories/bodies.js';
import { dataUrl, png } from '../factories/images.js';
import { draft, sent, sign } from '../factories/scenes.js';
import { fetchAsset, upload } from '../support/images.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { unlimitedUser, user } from '../support/tokens.js';

const DAY = 86_400;
const stage = setStage();

let size = 100;
/** A picture that no other test has. */
const picture = () => png((size += 1), 7);
const uploaded = async (as = unlimitedUser()) =>
  String((await upload(stage.app, as, await picture())).body['logo_url']);
const hashOf = (address: string) => Buffer.from(address.slice(-64), 'hex');
const there = async (address: string) =>
  (await stage.rows.count('assets', 'hash = $1', [hashOf(address)])) === 1;
const doubted = async (address: string) =>
  (await stage.rows.query('SELECT 1 FROM asset_doubts WHERE hash = $1', [hashOf(address)])).length === 1;
async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nothing came of it');
}
/** Runs all scheduled work, and then the erasure role's. */
async function collect(app: TestApp): Promise<void> {
  await app.app.get(Schedule).run();
  await until(async () => {
    app.app.get(Eraser).nudge();
    return (await stage.rows.query('SELECT 1 FROM asset_doubts WHERE sem_uso_em IS NOT NULL')).length === 0;
  });
}
const save = (app: TestApp, as: ReturnType<typeof user>, logo_url: string, method: 'POST' | 'PUT' = 'PUT') =>
  app.call(method, '/api/company-settings', { as, body: company({ logo_url }) });

describe('an image that no row names (D24)', () => {
  it('stays for a day, in which its form may still be saved, and is deleted after two', async () => {
    const address = await uploaded();
    await collect(await stage.at(0.9 * DAY));
    expect(await there(address)).toBe(true);
    const then = await stage.at(2.1 * DAY);
    await collect(then);
    expect(await there(address)).toBe(false);
    expect((await fetchAsset(stage.app, address)).status).toBe(404);
    const late = await save(then, unlimitedUser(), address, 'POST');
    expect(late).toMatchObject({ status: 422, body: { fields: { logo_url: expect.any(String) } } });
  });

  it('is deleted if the call that sent it was refused', async () => {
    const owner = user();
    for (let i = 0; i < 3; i += 1) await draft(stage.app, owner);
    const logo_cliente_url = dataUrl('png', await picture());
    const before = await stage.rows.count('assets');
    const body = newProposal({ logo_cliente_url });
    expect((await stage.app.call('POST', '/api/propostas', { as: owner, body })).status).toBe(403);
    expect(await stage.rows.count('assets')).toBe(before + 1);
    await collect(await stage.at(2.1 * DAY));
    expect(await stage.rows.count('assets')).toBeLessThanOrEqual(before);
  });

  it('is deleted with the last proposal that had it, even in an older version; not while a copy has it', async () => {
    const owner = unlimitedUser();
    const [old, now, shared] = [await uploaded(owner), await uploaded(owner), await uploaded(owner)];
    const scene = await draft(stage.app, owner, { logo_cliente_url: old });
    for (const logo_cliente_url of [shared, now])
      await stage.app.call('PUT', scene.path, { as: owner, body: { logo_cliente_url } });
    await draft(stage.app, unlimitedUser(), { logo_cliente_url: shared });
    await collect(await stage.at(2.1 * DAY));
    for (const address of [old, now, shared])
      expect([await there(address), await doubted(address)]).toEqual([true, false]);
    await stage.app.call('DELETE', scene.path, { as: owner });
    await collect(await stage.at(4.3 * DAY));
    expect([await there(old), await there(now), await there(shared)]).toEqual([false, false, true]);
  });

  it('is deleted when the company has another logo, but not from a signed document (D18)', async () => {
    const owner = unlimitedUser();
    const [signed, unsigned, last] = [await uploaded(owner), await uploaded(owner), await uploaded(owner)];
    await save(stage.app, owner, signed, 'POST');
    await sign(stage.app, (await sent(stage.app, owner)).token);
    await save(stage.app, owner, unsigned);
    const later = await stage.at(2.1 * DAY);
    await collect(later);
    for (const address of [signed, unsigned]) expect(await there(address)).toBe(true);
    expect((await save(later, owner, last)).status).toBe(422); // nobody saved it in time
    await save(later, owner, signed);
    await collect(await stage.at(3 * DAY));
    expect(await there(unsigned)).toBe(true); // an older tab may still send it
    await collect(await stage.at(4.3 * DAY));
    expect([await there(signed), await there(unsigned)]).toEqual([true, false]);
  });
});

describe('an image that is saved at the moment of its deletion', () => {
  const other = async () => {
    const owner = unlimitedUser();
    await save(stage.app, owner, '', 'POST');
    return owner;
  };

  it('stays while its save is running and no row names it yet', async () => {
    const [owner, address] = [await other(), await uploaded()];
    const then = await stage.at(2.1 * DAY);
    const lock = await stage.rows.begin();
    await lock.query('SELECT 1 FROM company_settings WHERE user_id = $1 FOR UPDATE', [owner.sub]);
    const saving = save(then, owner, address);
    await stage.rows.untilSomebodyWaits();
    await collect(then);
    await lock.rollback();
    expect((await saving).status).toBe(200);
    expect(await there(address)).toBe(true);
  });

  it('stays if the save comes between the check and the deletion', async () => {
    const [owner, address] = [await other(), await uploaded()];
    const then = await stage.at(2.1 * DAY);
    // The eraser waits for its turn meanwhile.
    const turn = await stage.rows.begin();
    await turn.query(`SELECT pg_advisory_xact_lock(hashtextextended('acordo:proposals:erasure', 0))`);
    expect(await then.app.get(LookForImages).execute()).toBe(true);
    expect((await save(then, owner, address)).status).toBe(200);
    await turn.rollback();
    await collect(then);
    expect([await there(address), (await fetchAsset(stage.app, address)).status]).toEqual([true, 200]);
  });

  it('is stored again if it is uploaded during its deletion', async () => {
    const [bytes, owner] = [await picture(), unlimitedUser()];
    const address = String((await upload(stage.app, owner, bytes)).body['logo_url']);
    const image = await stage.app.app.get(AssetStore, { strict: false }).get(address.slice(-64));
    if (!image) throw new Error('no image');
    const then = await stage.at(2.1 * DAY);
    const lock = await stage.rows.begin();
    await lock.query('SELECT 1 FROM assets WHERE hash = $1 FOR UPDATE', [hashOf(address)]);
    await then.app.get(LookForImages).execute();
    then.app.get(Eraser).nudge();
    await stage.rows.untilSomebodyWaits();
    const again = then.app
      .get(AssetStore, { strict: false })
      .put(image, { userId: owner.sub, demandRoom: () => undefined });
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await stage.rows.query(waiting)).length === 2);
    await lock.rollback();
    expect(await again).toBe(address.slice(-64));
    await collect(then);
    expect([await there(address), await doubted(address)]).toEqual([true, true]);
  });
});
