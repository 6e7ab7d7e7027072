import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { draft, sent, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const session = { sub: randomUUID(), sid: randomUUID() };
const administrator = { iss: 'admin', kind: 'admin', ...session } as const;
const countsOf = (userIds: unknown, as: object = administrator) =>
  stage.app.call('POST', '/internal/proposals/counts', { as, body: { userIds } });
const total = async () =>
  (await stage.app.call('GET', '/internal/proposals/count', { as: administrator })).body?.['propostas'];

describe('counts for the panel (D34, D46)', () => {
  it('are of existing proposals, by owner, in one call', async () => {
    const [ana, bia, nobody] = [unlimitedUser(), unlimitedUser(), randomUUID()];
    const before = Number(await total());
    await draft(stage.app, ana);
    await signed(stage.app, ana);
    const gone = await sent(stage.app, ana);
    await draft(stage.app, bia);
    await stage.app.call('DELETE', gone.path, { as: ana });
    const { status, body } = await countsOf([ana.sub, bia.sub, nobody]);
    expect(status).toBe(200);
    expect(body).toEqual({ counts: { [ana.sub]: 2, [bia.sub]: 1 } });
    expect(await total()).toBe(before + 3);
    expect((await countsOf([])).body).toEqual({ counts: {} });
  });

  it('take at most a page of users, named by their ids', async () => {
    expect((await countsOf(Array.from({ length: 201 }, () => randomUUID()))).status).toBe(422);
    for (const bad of [['x'], 'x', [1], [null], {}]) expect((await countsOf(bad)).status).toBe(422);
  });

  it.each([
    ['a user', unlimitedUser()],
    ['an administrator at a public call', { kind: 'admin', ...session }],
    ['admin by itself', { iss: 'admin', kind: 'service' }],
    ['another service for an administrator', { iss: 'notifications', kind: 'admin', ...session }],
  ] as const)('are not for %s', async (_who, as) => {
    expect((await countsOf([], as)).status).toBe(403);
    expect((await stage.app.call('GET', '/internal/proposals/count', { as })).status).toBe(403);
  });
});
