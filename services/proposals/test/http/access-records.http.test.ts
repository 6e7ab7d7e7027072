import { createHash } from 'node:crypto';
import { AccessRecords } from '@acordo/service-kit/access-records/access-records';
import { describe, expect, it } from '@jest/globals';
import { sent, show, sign } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const records = async () => {
  await stage.app.app.get(AccessRecords).flush();
  return stage.rows.query<Record<string, unknown>>('SELECT * FROM access_records ORDER BY id');
};
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

describe('access records of proposals (D35, Marco Civil art. 15)', () => {
  it('have who called when and from where, as user or by link, whatever the response; and nothing else', async () => {
    const owner = unlimitedUser();
    const scene = await sent(stage.app, owner);
    await show(stage.app, scene.token);
    await show(stage.app, scene.token, owner);
    await show(stage.app, 'nenhum-link-destes');
    await sign(stage.app, scene.token);
    await stage.app.call('GET', '/api/propostas/x', { as: owner });
    await stage.app.call('GET', '/api/public/verify/4Q7ZK2M8X1C9V5TB'); // without user and link
    await stage.app.call('GET', '/api/propostas'); // refused: not recorded
    await stage.app.call('GET', '/internal/outbox/00000000-0000-4000-8000-000000000000', {
      as: { kind: 'service', iss: 'notifications' },
    });
    const link = hashOf(scene.token).slice(0, 16);
    const page = '/api/public/proposal/:token';
    const found = await records();
    expect(
      found.map(({ user_id, link: by, metodo, rota, status }) => [user_id, by, metodo, rota, status]),
    ).toEqual([
      [owner.sub, null, 'POST', '/api/propostas', 201],
      [owner.sub, null, 'POST', '/api/propostas/:id/generate-link', 200],
      [null, link, 'GET', page, 200],
      [owner.sub, link, 'GET', page, 200],
      [null, hashOf('nenhum-link-destes').slice(0, 16), 'GET', page, 404],
      [null, link, 'POST', '/api/propostas/:id/assinatura', 200],
      [owner.sub, null, 'GET', '/api/propostas/:id', 404],
    ]);
    for (const { ip, porta, em } of found) {
      expect([ip, porta]).toEqual(['203.0.113.9', 50_000]);
      expect(Math.abs((em as Date).getTime() - Date.now())).toBeLessThan(60_000);
    }
    expect(JSON.stringify(found)).not.toContain(scene.token);
    expect(JSON.stringify(found)).not.toContain(scene.id);
    // An operator finds the link by this.
    expect(
      await stage.rows.query(`SELECT id FROM proposal_links WHERE left(encode(token_hash, 'hex'), 16) = $1`, [
        link,
      ]),
    ).toHaveLength(1);
  });

  it('are one a minute for the same call, however often it comes; another response or address has its own (attack 287)', async () => {
    const owner = unlimitedUser();
    const started = Math.floor(Date.now() / 60_000);
    for (let i = 0; i < 40; i += 1) await stage.app.call('GET', '/api/propostas', { as: owner });
    for (let i = 0; i < 3; i += 1)
      await stage.app.call('GET', '/api/propostas', { as: { ...owner, ip: '203.0.113.77' } });
    for (let i = 0; i < 3; i += 1) await stage.app.call('GET', '/api/propostas?limit=x', { as: owner });
    const minutes = Math.floor(Date.now() / 60_000) - started + 1;
    const found = (await records()).filter(({ user_id }) => user_id === owner.sub);
    expect(new Set(found.map(({ ip, status }) => `${String(ip)} ${String(status)}`)).size).toBe(3);
    expect(found.length).toBeLessThanOrEqual(3 * minutes);
  });

  it('are written when the service ends', async () => {
    const app = await stage.at(0);
    const owner = unlimitedUser();
    await app.call('GET', '/api/propostas', { as: owner });
    await app.close();
    expect(await stage.rows.query('SELECT rota FROM access_records WHERE user_id = $1', [owner.sub])).toEqual(
      [{ rota: '/api/propostas' }],
    );
  });
});
