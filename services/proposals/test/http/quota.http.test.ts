import { describe, expect, it } from '@jest/globals';
import { newProposal } from '../factories/bodies.js';
import { draft } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import type { TestApp } from '../support/test-app.js';
import { type Claims, user } from '../support/tokens.js';

const stage = setStage();
const create = (as: Claims, app: TestApp = stage.app, body: object = newProposal()) =>
  app.call('POST', '/api/propostas', { as, body });
const limits = async (as: Claims, app: TestApp = stage.app) =>
  (await app.call('GET', '/api/proposal-limits', { as })).body;
const tally = (responses: { status: number }[]) =>
  Object.fromEntries(
    [201, 403].map((status) => [status, responses.filter((a) => a.status === status).length]),
  );

const IN_OWN = 'proposal_id IN (SELECT id FROM proposals WHERE user_id = $1)';

describe('the free limit (D13)', () => {
  it('accepts one of ten parallel creates at 2 of 3', async () => {
    for (let round = 0; round < 5; round += 1) {
      const as = user();
      await create(as);
      await create(as);
      const responses = await Promise.all(Array.from({ length: 10 }, () => create(as)));
      expect(tally(responses)).toEqual({ 201: 1, 403: 9 });
      for (const { status, body } of responses)
        if (status === 403)
          expect(body).toMatchObject({
            error: 'Limite de propostas atingido',
            message:
              'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.',
            code: 'LIMIT_REACHED',
          });
      expect(await limits(as)).toMatchObject({ canCreateProposal: false, proposalCount: 3, maxProposals: 3 });
      expect(await stage.rows.count('proposals', 'user_id = $1', [as.sub])).toBe(3);
      expect(await stage.rows.count('proposal_events', IN_OWN, [as.sub])).toBe(3);
    }
  });

  it('accepts three of fifty at 0 of 3 (attack 37)', async () => {
    const as = user();
    expect(tally(await Promise.all(Array.from({ length: 50 }, () => create(as))))).toEqual({
      201: 3,
      403: 47,
    });
  });

  it.each([
    ['given by an administrator', { unlimited: true }, true, false],
    ['of a paid plan', { plano: 'mensal' }, true, false],
    ['of an administrator', { admin: true }, false, true],
  ] as const)(
    'does not apply to the rights %s, which are counted nevertheless',
    async (_name, rights, unlimited, isAdmin) => {
      const as = user(rights);
      for (let i = 0; i < 4; i += 1) expect((await create(as)).status).toBe(201);
      expect(await limits(as)).toEqual({
        canCreateProposal: true,
        proposalCount: 4,
        maxProposals: 3,
        unlimitedProposals: unlimited,
        isAdmin,
        storage: { used: expect.any(Number), max: 2_000_000_000, nearlyFull: false },
      });
      expect(
        (await create({ ...as, rights: { plano: 'gratuito', unlimited: false, admin: false } })).status,
      ).toBe(403);
    },
  );

  it('counts what was deleted, and not what failed', async () => {
    const as = user();
    const scene = await draft(stage.app, as);
    expect((await stage.app.call('DELETE', scene.path, { as })).status).toBe(204);
    expect((await create(as, stage.app, { titulo: 'sem tipo' })).status).toBe(422);
    expect(await limits(as)).toMatchObject({ proposalCount: 1, canCreateProposal: true });
  });

  it('counts nothing when the creation itself fails in the database (attack 41)', async () => {
    const as = user();
    await stage.rows.query('ALTER TABLE proposal_versions ADD CONSTRAINT falha CHECK (versao > 1) NOT VALID');
    const { status } = await create(as);
    await stage.rows.query('ALTER TABLE proposal_versions DROP CONSTRAINT falha');
    expect(status).toBe(500);
    expect(await limits(as)).toMatchObject({ proposalCount: 0 });
    expect((await create(as)).status).toBe(201);
  });

  it('is the configured one, 0 too', async () => {
    const app = await stage.at(0, { MAX_FREE_PROPOSALS: '0' });
    const as = user();
    expect((await create(as, app)).body).toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await limits(as, app)).toMatchObject({ canCreateProposal: false, maxProposals: 0 });
  });
});

describe('the month (D13) is São Paulo’s', () => {
  const secondsTo = (instant: string) => (Date.parse(instant) - Date.now()) / 1000;

  it('ends at 03:00 UTC of the 1st (attack 39)', async () => {
    const as = user();
    const november = await stage.at(secondsTo('2026-12-01T02:00:00Z')); // December already, in UTC
    for (let i = 0; i < 3; i += 1) expect((await create(as, november)).status).toBe(201);
    expect((await create(as, november)).status).toBe(403);
    const december = await stage.at(secondsTo('2026-12-01T03:00:01Z'));
    expect(await limits(as, december)).toMatchObject({ proposalCount: 0, canCreateProposal: true });
    expect((await create(as, december)).status).toBe(201);
    expect(
      await stage.rows.query('SELECT mes, total FROM quota_counters WHERE user_id = $1 ORDER BY mes', [
        as.sub,
      ]),
    ).toEqual([
      { mes: '2026-11', total: 3 },
      { mes: '2026-12', total: 1 },
    ]);
  });

  it.each([
    ['2026-12-01T02:59:59.999Z', '2026-11'],
    ['2026-12-01T03:00:00.000Z', '2026-12'],
    ['2027-01-01T02:59:59.999Z', '2026-12'],
    ['2019-01-01T01:59:59.999Z', '2018-12'], // daylight saving time, until 2019
    ['2019-01-01T02:00:00.000Z', '2019-01'],
  ])('%s is in %s', async (instant, mes) => {
    expect(await stage.rows.query('SELECT mes_de($1) AS mes', [instant])).toEqual([{ mes }]);
  });
});
