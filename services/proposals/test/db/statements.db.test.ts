import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { company, newProposal } from '../factories/bodies.js';
import { claimOf, draft, reject, type Scene, sent, show, sign, signed } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
/** At most: BEGIN and COMMIT not counted. */
const MOST = 6;
/** The service's background statements (access records every second, relay, eraser, cleaning up) belong to no call. */
const BACKGROUND = /^(access-|outbox-|erasure-|idempotency-delete-old$|deadline-|view-delete-past$)/;
/** Also left out: TypeORM's statements when the erasure role's connection opens. */
const UNCOUNTED = /^(BEGIN|START|COMMIT|ROLLBACK|SET|SELECT version\(\)|SELECT \* FROM current_schema\(\))/i;

let asked: { name: string | undefined; text: string }[] = [];
beforeEach(() => {
  asked = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given;
    const { name, text } =
      typeof first === 'string'
        ? { name: undefined, text: first }
        : (first as { name?: string; text: string });
    if (!UNCOUNTED.test(text) && !BACKGROUND.test(name ?? '')) asked.push({ name, text });
    return query.apply(this, given);
  } as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const key = (value: string) => ({ 'idempotency-key': value });
const owner = unlimitedUser();
const own = (scene: Scene, method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', path = '', body?: object) =>
  stage.app.call(method, scene.path + path, { as: scene.owner, ...(body ? { body } : {}) });

const CALLS: [string, () => Promise<() => Promise<unknown>>][] = [
  [
    'create',
    async () => () =>
      stage.app.call('POST', '/api/propostas', { as: owner, body: newProposal(), headers: key('a') }),
  ],
  ['list', async () => () => stage.app.call('GET', '/api/propostas?limit=20', { as: owner })],
  ['stats', async () => () => stage.app.call('GET', '/api/propostas/stats', { as: owner })],
  ['limits', async () => () => stage.app.call('GET', '/api/proposal-limits', { as: owner })],
  [
    'save company',
    async () => () => stage.app.call('POST', '/api/company-settings', { as: owner, body: company() }),
  ],
  [
    'get',
    async () => {
      const s = await draft(stage.app);
      return () => own(s, 'GET');
    },
  ],
  [
    'update',
    async () => {
      const s = await draft(stage.app);
      return () => own(s, 'PUT', '', { titulo: 'x' });
    },
  ],
  [
    'develop',
    async () => {
      const s = await draft(stage.app);
      return () => own(s, 'PATCH', '/status-desenvolvimento', { status_desenvolvimento: 'iniciado' });
    },
  ],
  [
    'generate-link',
    async () => {
      const s = await draft(stage.app);
      return () => own(s, 'POST', '/generate-link', {});
    },
  ],
  [
    'revoke-link',
    async () => {
      const s = await sent(stage.app);
      return () => own(s, 'POST', '/revoke-link', {});
    },
  ],
  [
    'duplicate',
    async () => {
      const s = await draft(stage.app, owner);
      return () =>
        stage.app.call('POST', `${s.path}/duplicate`, { as: owner, body: {}, headers: key('dup') });
    },
  ],
  [
    'events',
    async () => {
      const s = await sent(stage.app);
      return () => own(s, 'GET', '/events');
    },
  ],
  [
    'replace link',
    async () => {
      const s = await signed(stage.app);
      return () => own(s, 'POST', '/generate-link', { novo: true });
    },
  ],
  [
    'first view',
    async () => {
      const s = await sent(stage.app);
      await stage.app.call('POST', `/api/public/proposal/${s.token}/view`, { as: { ip: '192.0.2.1' } });
      return () => stage.app.call('POST', `/api/public/proposal/${s.token}/view`);
    },
  ],
  [
    'view again',
    async () => {
      const s = await sent(stage.app);
      await stage.app.call('POST', `/api/public/proposal/${s.token}/view`);
      return () => stage.app.call('POST', `/api/public/proposal/${s.token}/view`);
    },
  ],
  [
    'delete',
    async () => {
      const s = await sent(stage.app);
      return () => own(s, 'DELETE');
    },
  ],
  [
    'show',
    async () => {
      const s = await sent(stage.app);
      return () => show(stage.app, s.token);
    },
  ],
  [
    'show again',
    async () => {
      const s = await sent(stage.app);
      await show(stage.app, s.token);
      return () => show(stage.app, s.token);
    },
  ],
  [
    'sign',
    async () => {
      const s = await sent(stage.app);
      const claim = claimOf((await show(stage.app, s.token)).body);
      return () => sign(stage.app, s.token, claim, key('b'));
    },
  ],
  [
    'sign too late',
    async () => {
      const s = await sent(stage.app);
      await reject(stage.app, s.token);
      return () => sign(stage.app, s.token, {}, key('c'));
    },
  ],
  [
    'reject',
    async () => {
      const s = await sent(stage.app);
      return () => reject(stage.app, s.token, {}, key('d'));
    },
  ],
];

describe('a given token (attack 59)', () => {
  it('is looked up by one statement, whether it is right, nearly right or made up, and by its hash’s index', async () => {
    const { token } = await sent(stage.app);
    await show(stage.app, token);
    const near = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const first: (string | undefined)[] = [];
    for (const shown of [token, near, 'A'.repeat(token.length)]) {
      asked = [];
      await show(stage.app, shown);
      first.push(asked[0]?.text);
      expect([shown === token, asked.length]).toEqual([shown === token, 1]);
    }
    expect(new Set(first).size).toBe(1);
    expect(first[0]).toMatch(/WHERE l\.token_hash = \$1$/);
    const unique = `SELECT 1 FROM pg_indexes WHERE schemaname = 'proposals' AND tablename = 'proposal_links'
      AND indexdef LIKE 'CREATE UNIQUE INDEX % (token_hash)'`;
    expect(await stage.rows.query(unique)).toHaveLength(1);
  });
});

describe('statements a call', () => {
  it.each(CALLS)('%s runs at most six statements, each a named one', async (name, prepare) => {
    const call = await prepare();
    asked = [];
    await call();
    const questions = asked.map(({ name: asker, text }) => asker ?? `(unnamed) ${text}`);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter((question) => question.startsWith('(unnamed)'))).toEqual([]);
    const hot: Record<string, number> = {
      list: 1,
      events: 1,
      'first view': 4, // the link, whether this visitor is known, the row's lock, event and counters
      'view again': 2,
      show: 3, // the link's state, its content, and that it was shown; then only the first
      'show again': 1,
      sign: 5,
      create: 4,
    };
    expect(questions.slice(hot[name] ?? MOST)).toEqual([]);
  });
});
