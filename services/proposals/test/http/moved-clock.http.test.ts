import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Scene, sent, sign } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';

const HOUR = 3_600;
const YEAR = 365 * 24 * HOUR;
const stage = setStage();

describe('a signature after the machine’s clock has jumped (attack 161)', () => {
  let earlier: TestApp;
  let later: TestApp;
  beforeAll(async () => {
    earlier = await stage.at(-HOUR);
    later = await stage.at(YEAR);
  });
  const told = async ({ id }: Scene) =>
    (
      await stage.rows.query<{ tipo: string; em: Date }>(
        'SELECT tipo, em FROM proposal_events WHERE proposal_id = $1 ORDER BY seq',
        [id],
      )
    ).map(({ tipo, em }) => ({ tipo, em: em.getTime() }));

  it('back: it comes after its predecessors, in a valid chain, and its instant shows the jump', async () => {
    const scene = await sent(stage.app);
    expect((await sign(earlier, scene.token)).status).toBe(200);
    const events = await told(scene);
    expect(events.map(({ tipo }) => tipo)).toEqual(['criada', 'link_gerado', 'assinada']);
    expect(events[2]?.em).toBeLessThan(events[1]?.em ?? 0);
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
    const shown = await stage.app.call('GET', `${scene.path}/events`, { as: scene.owner });
    expect((shown.body as unknown as { tipo: string }[]).map(({ tipo }) => tipo)).toEqual([
      'criada',
      'link_gerado',
      'assinada',
    ]);
  });

  it('forward past the link’s end: it is refused, nothing is written, and with the right time it is accepted', async () => {
    const scene = await sent(stage.app);
    const before = await told(scene);
    expect((await sign(later, scene.token)).status).toBe(410);
    expect(await told(scene)).toEqual(before);
    expect((await sign(stage.app, scene.token)).status).toBe(200);
    expect(await verdictOf(stage.rows, scene.id)).toMatchObject({ intact: true });
  });
});
