import { createHash } from 'node:crypto';
import { type Status, STATUSES } from '@acordo/contracts/http/propostas/states';
import { parameters, type Sql, sql } from '@acordo/service-kit/database/sql';
import { one, Statement, statement } from '@acordo/service-kit/database/statement';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Action,
  ACTIONS,
  isRefused,
  type Life,
  LIFE,
  outcomeOf,
} from '../../src/states/domain/states.js';
import { allows, changes, stateAfter } from '../../src/states/state-sql.js';
import { changeStatement } from '../../src/signing/persistence/change-status.js';
import { rejected, type Scene, sent } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';

const stage = setStage();

const p = parameters<{ statuses: readonly Status[]; id: string }>();
/** The database's result for each state. */
const asked = async (expression: Sql): Promise<Record<string, unknown>> => {
  const { text, values } = new Statement(
    'asked',
    sql`SELECT status, ${expression} AS value FROM unnest(${p.statuses}::text[]) AS t (status)`,
  ).bind({ statuses: STATUSES });
  const rows = await stage.rows.query<{ status: string; value: unknown }>(text, values);
  return Object.fromEntries(rows.map(({ status, value }) => [status, value]));
};
const told = (say: (status: Status) => unknown) => Object.fromEntries(STATUSES.map((one) => [one, say(one)]));

describe('SQL made from the table of states (D14)', () => {
  it('agrees with the table, whatever its contents', async () => {
    const outcome = fc.oneof(
      fc.constantFrom(...STATUSES).map((to) => ({ to })),
      fc.constant({ refused: 'LOCKED' as const }),
    );
    const of = (arbitrary: fc.Arbitrary<unknown>, names: readonly string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, arbitrary])));
    const lives = of(of(outcome, ACTIONS), STATUSES) as fc.Arbitrary<unknown> as fc.Arbitrary<Life>;
    await fc.assert(
      fc.asyncProperty(lives, fc.constantFrom(...ACTIONS), async (life, action) => {
        const after = (status: Status) => {
          const found = life[status][action];
          return isRefused(found) ? null : found.to;
        };
        expect(await asked(stateAfter(action, 'status', life))).toEqual(told(after));
        expect(await asked(allows(action, 'status', life))).toEqual(told((one) => after(one) !== null));
        expect(await asked(changes(action, 'status', life))).toEqual(
          told((one) => after(one) !== null && after(one) !== one),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('treats as expired what can expire by the table', async () => {
    const now = (end: Sql) =>
      asked(sql`proposals.status_atual(status, proposals.agora() ${end} interval '1 hour')`);
    expect(await now(sql`-`)).toEqual(
      told((status) => {
        const outcome = outcomeOf(status, 'expire');
        return isRefused(outcome) ? status : outcome.to;
      }),
    );
    expect(await now(sql`+`)).toEqual(told((status) => status));
  });
});

/** A prepared statement is known by its name: each table has one of its own. */
const changeBy = (table: Life) =>
  changeStatement('sign', table, createHash('md5').update(JSON.stringify(table)).digest('hex'));

describe('another table of states', () => {
  const life = (status: Status, action: Action, outcome: Life[Status][Action]): Life => ({
    ...LIFE,
    [status]: { ...LIFE[status], [action]: outcome },
  });
  /** The state after a signature by this table; null where it is not taken. Nothing stays. */
  async function signedBy(scene: Scene, table: Life): Promise<string | null> {
    const undone = new Error('undone');
    let status: string | null = null;
    const [row] = await stage.rows.query<{ link_id: string; versao: number }>(
      'SELECT link_id, versao FROM proposals.proposals WHERE id = $1',
      [scene.id],
    );
    await stage.app.app
      .get(UnitOfWork)
      .run(async (tx) => {
        const now = statement('states-now', sql`SELECT status FROM proposals WHERE id = ${p.id}`);
        await tx.query(statement('states-defer', sql`SET CONSTRAINTS ALL DEFERRED`));
        const taken = await one(tx, changeBy(table), {
          proposalId: scene.id,
          linkId: row?.link_id ?? '',
          decisionId: '11111111-1111-4111-8111-111111111111',
          versao: row?.versao ?? 0,
          companyVersion: 0,
          shown: 'same',
          hash: Buffer.alloc(32),
          accountOpen: true,
        });
        const after = await one(tx, now.returning<{ status: string }>(), { id: scene.id });
        if (taken?.em) status = after?.status ?? null;
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return status;
  }

  it('changes who may sign', async () => {
    const [open, refused] = [await sent(stage.app), await rejected(stage.app)];
    expect(await signedBy(open, LIFE)).toBe('aceito');
    expect(await signedBy(refused, LIFE)).toBeNull();
    expect(await signedBy(open, life('enviado', 'sign', { refused: 'LOCKED' }))).toBeNull();
    expect(await signedBy(refused, life('rejeitado', 'sign', { to: 'aceito' }))).toBe('aceito');
  });

  it('changes where a signature leads', async () => {
    const open = await sent(stage.app);
    expect(await signedBy(open, life('enviado', 'sign', { to: 'rejeitado' }))).toBe('rejeitado');
  });
});
