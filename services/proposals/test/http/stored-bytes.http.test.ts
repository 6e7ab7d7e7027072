import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { describe, expect, it } from '@jest/globals';
import { draft, link, reject, type Scene, show } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const TIMES = 6;

/** Everything written by calls of an owner and of visitors that stays as long as the account. */
const ROWS = [
  ['proposal_versions', 'proposal_id'],
  ['proposal_links', 'proposal_id'],
  ['proposal_events', 'proposal_id'],
  ['event_details', 'proposal_id'],
  ['decisions', 'proposal_id'],
] as const;
/** As Postgres stores them, and 24 bytes for an entry of each index. */
async function stored({ id }: Scene): Promise<number> {
  let bytes = 0;
  for (const [table, column] of ROWS) {
    const [row] = await stage.rows.query<{ bytes: number }>(
      `SELECT coalesce(sum(pg_column_size(t.*) + 24 * (SELECT count(*) FROM pg_index i WHERE i.indrelid = '${table}'::regclass)), 0)::int
       AS bytes FROM ${table} t WHERE ${column} = $1`,
      [id],
    );
    bytes += row?.bytes ?? 0;
  }
  return bytes;
}
async function counted({ owner }: Scene): Promise<number> {
  const { body } = await stage.app.call('GET', '/api/proposal-limits', { as: owner });
  return proposalLimits.responses[200].parse(body).storage.used;
}
const revoke = ({ path, owner }: Scene) =>
  stage.app.call('POST', `${path}/revoke-link`, { as: owner, body: {} });

/** A reason of maximum length, of three-byte characters that cannot be compressed. */
const reason = () =>
  Array.from({ length: 2_000 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join(
    '',
  );

/** Every way in which an owner, or anybody with a link, makes histories longer. */
const WAYS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'links that are made and revoked': async (scene) => {
    await link(stage.app, scene);
    await revoke(scene);
  },
  'rejections with the longest reason': async (scene) => {
    const token = await link(stage.app, scene);
    expect((await reject(stage.app, token, { motivo: reason() })).status).toBe(200);
  },
  'rejections without a reason': async (scene) => {
    const token = await link(stage.app, scene);
    expect((await reject(stage.app, token, { motivo: '' })).status).toBe(200);
  },
  'saves that a link shows': async (scene) => {
    const token = await link(stage.app, scene);
    await stage.app.call('PUT', scene.path, { as: scene.owner, body: { descricao: reason() } });
    expect((await show(stage.app, token)).status).toBe(200);
    await revoke(scene);
  },
  'changes of the development status between links': async (scene) => {
    for (const status_desenvolvimento of ['iniciado', 'em_desenvolvimento'])
      await stage.app.call('PATCH', `${scene.path}/status-desenvolvimento`, {
        as: scene.owner,
        body: { status_desenvolvimento },
      });
    await link(stage.app, scene);
    await revoke(scene);
  },
};

describe('an owner’s storage is counted at least as large as stored (docs/decisions/0029, attack 366)', () => {
  it.each(Object.keys(WAYS))('%s', async (name) => {
    const scene = await draft(stage.app, unlimitedUser());
    const [before, usedBefore] = [await stored(scene), await counted(scene)];
    for (let i = 0; i < TIMES; i += 1) await WAYS[name]?.(scene);
    const [grown, used] = [(await stored(scene)) - before, (await counted(scene)) - usedBefore];
    expect(grown).toBeGreaterThan(TIMES * 300);
    expect(used).toBeGreaterThanOrEqual(grown);
  });

  it('also after deleting: what stays of a history still counts, and its content no longer', async () => {
    const scene = await draft(stage.app, unlimitedUser());
    for (let i = 0; i < TIMES; i += 1) await WAYS['rejections with the longest reason']?.(scene);
    const used = await counted(scene);
    expect((await stage.app.call('DELETE', scene.path, { as: scene.owner })).status).toBe(204);
    await stage.rows.query('ALTER TABLE event_details DISABLE TRIGGER ALL');
    // As the erasure role does a little later.
    await stage.rows.query('DELETE FROM event_details WHERE proposal_id = $1', [scene.id]);
    await stage.rows.query('ALTER TABLE event_details ENABLE TRIGGER ALL');
    await stage.rows.query('ALTER TABLE proposal_versions DISABLE TRIGGER ALL');
    await stage.rows.query('DELETE FROM proposal_versions WHERE proposal_id = $1', [scene.id]);
    await stage.rows.query('ALTER TABLE proposal_versions ENABLE TRIGGER ALL');
    expect(await counted(scene)).toBeGreaterThanOrEqual(await stored(scene));
    expect(await counted(scene)).toBeLessThan(used / 2);
  });
});
