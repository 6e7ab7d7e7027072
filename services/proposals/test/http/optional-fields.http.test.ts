import { fullContentFixture } from '@acordo/contracts/fixtures/proposal';
import { OPTIONAL_FIELDS } from '@acordo/contracts/http/propostas/optional-content';
import { OWNER_ONLY } from '@acordo/contracts/http/propostas/terms';
import { describe, expect, it } from '@jest/globals';
import { draft, link, type Scene, sent, show, sign } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const GIVEN = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, fullContentFixture[field]]));
const SHOWN = Object.fromEntries(Object.entries(GIVEN).filter(([field]) => !(field in OWNER_ONLY)));

const own = async ({ path, owner }: Scene) => (await stage.app.call('GET', path, { as: owner })).body;
const change = ({ path, owner }: Scene, body: object) =>
  stage.app.call('PUT', path, { as: owner, body: { ...body } });
const listed = async ({ owner, id }: Scene) => {
  const { body } = await stage.app.call('GET', '/api/propostas', { as: owner });
  return (body as unknown as { id: string }[]).find((one) => one.id === id);
};

describe('optional fields of a content (P106, P108)', () => {
  it('are absent until they are given, and null removes each', async () => {
    const scene = await sent(stage.app, unlimitedUser());
    const hashOf = async () => (await show(stage.app, scene.token)).body?.['conteudo_hash'];
    const before = await hashOf();
    for (const field of OPTIONAL_FIELDS) expect(await own(scene)).not.toHaveProperty(field);
    expect((await change(scene, GIVEN)).body).toMatchObject(GIVEN);
    expect(await own(scene)).toMatchObject(GIVEN);
    expect(await listed(scene)).toMatchObject(GIVEN);
    expect(await hashOf()).not.toBe(before);
    const nothing = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, null]));
    expect((await change(scene, nothing)).status).toBe(200);
    for (const body of [await own(scene), await listed(scene)])
      for (const field of OPTIONAL_FIELDS) expect(body).not.toHaveProperty(field);
    expect(await hashOf()).toBe(before);
  });

  it('may be given with a new proposal, null and an empty telephone as absent', async () => {
    const owner = unlimitedUser();
    expect(await own(await draft(stage.app, owner, GIVEN))).toMatchObject(GIVEN);
    const empty = await draft(stage.app, owner, { cliente_telefone: ' ', validade_dias: null });
    for (const field of OPTIONAL_FIELDS) expect(await own(empty)).not.toHaveProperty(field);
  });

  it('are for the client as far as they are about services; the rest moves no hash', async () => {
    const scene = await sent(stage.app, unlimitedUser(), GIVEN);
    const { body: seen } = await show(stage.app, scene.token);
    expect(seen).toMatchObject(SHOWN);
    for (const field of Object.keys(OWNER_ONLY)) expect(seen).not.toHaveProperty(field);
    expect(JSON.stringify(seen)).not.toContain('98765-4321');
    await change(scene, { cliente_telefone: null, validade_dias: 7 });
    expect((await show(stage.app, scene.token)).body?.['conteudo_hash']).toBe(seen?.['conteudo_hash']);
  });

  it('are signed as the client saw them, and stay with the owner', async () => {
    const scene = await sent(stage.app, unlimitedUser(), GIVEN);
    expect((await sign(stage.app, scene.token)).status).toBe(200);
    const { body } = await show(stage.app, scene.token);
    expect(body).toMatchObject({ ...SHOWN, status: 'aceito' });
    expect(body).not.toHaveProperty('cliente_telefone');
    expect(await own(scene)).toMatchObject({ ...GIVEN, status: 'aceito', em_verificacao: false });
    const copy = await stage.app.call('POST', `${scene.path}/duplicate`, { as: scene.owner, body: {} });
    expect(copy.body).toMatchObject(GIVEN);
  });

  it('are erased with the proposal', async () => {
    const scene = await draft(stage.app, unlimitedUser(), GIVEN);
    await stage.app.call('DELETE', scene.path, { as: scene.owner });
    const [row] = await stage.rows.query(
      `SELECT ${OPTIONAL_FIELDS.join(', ')} FROM proposals WHERE id = $1`,
      [scene.id],
    );
    expect(Object.values(row ?? {}).every((value) => value === null)).toBe(true);
  });
});

describe('a link’s validity (D15)', () => {
  it('counts for the link that is generated, and does not move a valid one', async () => {
    const noon = await stage.at((Date.parse('2026-11-27T15:00:00Z') - Date.now()) / 1000);
    const scene = await sent(noon, unlimitedUser(), { validade_dias: 60 });
    const end = async () =>
      (await noon.call('GET', scene.path, { as: scene.owner })).body?.['link_expira_em'];
    expect(await end()).toBe('2027-01-27T02:59:59.000Z');
    await noon.call('PUT', scene.path, { as: scene.owner, body: { validade_dias: 7 } });
    expect(await end()).toBe('2027-01-27T02:59:59.000Z');
    await noon.call('POST', `${scene.path}/revoke-link`, { as: scene.owner, body: {} });
    await link(noon, scene);
    expect(await end()).toBe('2026-12-05T02:59:59.000Z');
  });
});
