import { describe, expect, it } from '@jest/globals';
import { claimOf, draft, link, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const YEAR = 366 * 24 * 3600;
const stage = setStage();
const own = async ({ path, owner }: Scene) => (await stage.app.call('GET', path, { as: owner })).body;
const numberOf = async (scene: Scene) => (await own(scene))?.['numero'];
const revoke = ({ path, owner }: Scene) =>
  stage.app.call('POST', `${path}/revoke-link`, { as: owner, body: {} });
const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', year: 'numeric' });
const thisYear = year.format(new Date());
/** As an earlier release left it. */
const withoutNumber = ({ id }: Scene) =>
  stage.rows.query('UPDATE proposals SET numero = NULL, emissao = NULL WHERE id = $1', [id]);

describe('the number of a proposal (P127)', () => {
  it('is given with the first link, counts per owner, and stays', async () => {
    const owner = unlimitedUser();
    const [first, unsent] = [await draft(stage.app, owner), await draft(stage.app, owner)];
    expect(await own(first)).not.toHaveProperty('numero');
    await link(stage.app, first);
    await link(stage.app, first); // the valid one again
    const second = await sent(stage.app, owner);
    expect([await numberOf(first), await numberOf(second)]).toEqual([`${thisYear}-001`, `${thisYear}-002`]);
    expect(await own(unsent)).not.toHaveProperty('numero');
    expect((await revoke(first)).status).toBe(204);
    expect(await show(stage.app, await link(stage.app, first))).toMatchObject({
      status: 200,
      body: { numero: `${thisYear}-001`, emissao: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect(await numberOf(await sent(stage.app))).toBe(`${thisYear}-001`); // another owner's
  });

  it('leaves none out and gives none twice, whoever asks at the same time', async () => {
    const owner = unlimitedUser();
    const scenes = await Promise.all(Array.from({ length: 12 }, () => draft(stage.app, owner)));
    await Promise.all(scenes.flatMap((scene) => [link(stage.app, scene), link(stage.app, scene)]));
    const numbers = await Promise.all(scenes.map(numberOf));
    expect(numbers.map(String).toSorted((one, other) => one.localeCompare(other))).toEqual(
      scenes.map((_scene, at) => `${thisYear}-${String(at + 1).padStart(3, '0')}`),
    );
  });

  it('begins again each year, and has four digits after 999', async () => {
    const owner = unlimitedUser();
    await sent(stage.app, owner);
    const later = await stage.at(YEAR);
    const next = await sent(later, owner);
    expect(await numberOf(next)).toBe(`${year.format(new Date(Date.now() + YEAR * 1000))}-001`);
    await stage.rows.query('UPDATE number_counters SET ultimo = 999 WHERE user_id = $1', [owner.sub]);
    expect(await numberOf(await sent(stage.app, owner))).toBe(`${thisYear}-1000`);
  });

  it('is part of what is shown and signed, and a copy does not have it', async () => {
    const scene = await sent(stage.app);
    const { body: before } = await show(stage.app, scene.token);
    await stage.rows.query("UPDATE proposals SET numero = '2020-001' WHERE id = $1", [scene.id]);
    expect((await sign(stage.app, scene.token, claimOf(before))).body).toMatchObject({
      code: 'CONTENT_CHANGED',
    });
    const { body: shown } = await show(stage.app, scene.token);
    expect(shown).toMatchObject({ numero: '2020-001' });
    expect((await sign(stage.app, scene.token, claimOf(shown))).status).toBe(200);
    expect((await show(stage.app, scene.token)).body).toMatchObject({
      numero: '2020-001',
      conteudo_hash: shown?.['conteudo_hash'],
    });
    const copy = await stage.app.call('POST', `${scene.path}/duplicate`, { as: scene.owner, body: {} });
    expect(copy.status).toBe(201);
    expect(copy.body).not.toHaveProperty('numero');
  });

  it('does not come to a link of an earlier release, but with the next one', async () => {
    const scene = await sent(stage.app);
    await withoutNumber(scene);
    const { body: before } = await show(stage.app, scene.token);
    expect(before).not.toHaveProperty('numero');
    expect(before).not.toHaveProperty('emissao');
    await link(stage.app, scene); // the valid one
    expect((await show(stage.app, scene.token)).body).toEqual(before);
    await revoke(scene);
    const token = await link(stage.app, scene);
    const { body: after } = await show(stage.app, token);
    expect(after).toHaveProperty('numero');
    expect((await sign(stage.app, token, claimOf(after))).status).toBe(200);
  });

  it('does not come to what was signed without one', async () => {
    const scene = await signed(stage.app);
    await withoutNumber(scene);
    const replaced = await stage.app.call('POST', `${scene.path}/generate-link`, {
      as: scene.owner,
      body: { novo: true },
    });
    expect(replaced.status).toBe(200);
    expect(await own(scene)).not.toHaveProperty('numero');
  });
});
