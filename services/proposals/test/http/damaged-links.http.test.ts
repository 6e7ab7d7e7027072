import { describe, expect, it } from '@jest/globals';
import { newToken, tokenHash } from '../../src/links/domain/token.js';
import { link, reject, type Scene, sent, show, sign } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';

const stage = setStage();

/** A sent proposal whose link has a token with this end, as old ones may. */
async function sentWith(end: string): Promise<Scene> {
  const scene = await sent(stage.app);
  const token = newToken().slice(0, -end.length) + end;
  await stage.rows.query('UPDATE proposal_links SET token_hash = $2 WHERE token_hash = $1', [
    tokenHash(scene.token),
    tokenHash(token),
  ]);
  return { ...scene, token };
}

describe('a link whose end a chat has changed (attack 271)', () => {
  it.each([
    ['a dash cut off', '-', (token: string) => token.slice(0, -1)],
    ['an underscore cut off', '_', (token: string) => token.slice(0, -1)],
    ['two cut off', '-_', (token: string) => token.slice(0, -2)],
    ['one of two cut off', '_-', (token: string) => token.slice(0, -1)],
    ['italics around it', 'a', (token: string) => `${token}_`],
    ['bold type around it', 'a', (token: string) => `${token}__`],
    ['a dash behind it', '_', (token: string) => `${token}-`],
  ])('%s: it returns the proposal and its token, which can sign', async (_what, end, damage) => {
    const { token } = await sentWith(end);
    const [whole, damaged] = [await show(stage.app, token), await show(stage.app, damage(token))];
    expect([whole.status, whole.body?.['id']]).toEqual([200, token]);
    expect([damaged.status, damaged.body]).toEqual([200, whole.body]);
    for (const response of [await sign(stage.app, damage(token)), await reject(stage.app, damage(token))])
      expect([response.status, response.body?.['code']]).toEqual([404, 'LINK_NOT_FOUND']);
    expect((await sign(stage.app, String(damaged.body?.['id']))).status).toBe(200);
  });

  it('gets the response of the complete one when that is over: 410 by its end, 404 by revoking', async () => {
    const scene = await sentWith('-');
    const cut = scene.token.slice(0, -1);
    await stage.rows.query(
      `UPDATE proposals SET link_expira_em = clock_timestamp() - interval '2 seconds' WHERE id = $1`,
      [scene.id],
    );
    expect((await show(stage.app, cut)).body).toMatchObject({ code: 'LINK_EXPIRED' });
    const revoked = await sentWith('-');
    await stage.app.call('POST', `${revoked.path}/revoke-link`, { as: revoked.owner, body: {} });
    await link(stage.app, revoked);
    expect((await show(stage.app, revoked.token.slice(0, -1))).body).toMatchObject({
      code: 'LINK_NOT_FOUND',
    });
  });

  it('cannot be guessed: another end, three characters short, a letter more or less (attacks 58, 272)', async () => {
    const { token } = await sentWith('---');
    const lost = await sentWith('a');
    for (const near of [
      token.slice(0, -3),
      `${token}a`,
      `${token}-a`,
      token.slice(1),
      lost.token.slice(0, -1),
    ])
      expect([near, (await show(stage.app, near)).status]).toEqual([near, 404]);
  });
});
