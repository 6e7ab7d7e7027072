import { createLogger } from '@acordo/service-kit/logging/logger';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { CANARY, canaryIn, CANARY_CPF } from '@acordo/service-kit/testing/canaries';
import { badLines, callsOf, echoes, plant } from '@acordo/service-kit/testing/walk-with-canaries';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { testRedisUrl } from '../../../../test/redis.js';
import { redisTexts } from '../../../../test/redis-texts.js';
import { createApp } from '../../src/create-app.js';
import { sent, sign } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { testConfig } from '../support/test-app.js';
import { type Claims, token, unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const lines: string[] = [];
const owner = unlimitedUser();
let app: NestFastifyApplication;
let link: string;
let id: string;
beforeAll(async () => {
  const logger = createLogger(
    { name: 'proposals', level: 'trace' },
    { write: (line: string) => void lines.push(line) },
  );
  app = await createApp(testConfig(stage.database), { logger });
  stage.beforeEnd(() => app.close());
  const planted = {
    titulo: `${CANARY} título`,
    descricao: CANARY,
    cliente_cpf: CANARY_CPF,
    cliente_nome: CANARY,
  };
  const scene = await sent(stage.app, owner, planted);
  ({ token: link, id } = scene);
  await sign(stage.app, link, { nome: CANARY });
});

const callers: [string, Claims][] = [
  ['nobody', {}],
  ['the owner', owner],
  ['an administrator', { kind: 'admin', sub: owner.sub, sid: owner.sub }],
  ['notifications', { kind: 'service', iss: 'notifications' }],
  ['admin', { kind: 'service', iss: 'admin' }],
];

describe('logs, queues and refusals contain no personal data (D35, attacks 66, 86)', () => {
  async function walk(
    those: readonly [string, Claims][],
  ): Promise<{ statuses: Set<number>; tokens: string[] }> {
    const calls = await callsOf(app);
    expect(calls.length).toBeGreaterThan(25);
    const statuses = new Set<number>();
    const tokens: string[] = [];
    for (const [who, as] of those) {
      const headers = () => {
        const caller = token(as, new Date());
        tokens.push(caller);
        return { [CALLER_HEADER]: caller };
      };
      const responses = await plant(app, calls, headers, who === 'nobody' ? link : id);
      expect(echoes(responses)).toEqual([]);
      for (const { status } of responses) statuses.add(status);
    }
    return { statuses, tokens };
  }

  it('on every call, whoever calls, with canaries in every field, header, path and query', async () => {
    const { statuses, tokens } = await walk(callers);
    for (const status of [200, 201, 400, 401, 403, 404, 422]) expect(statuses).toContain(status);
    expect(statuses).not.toContain(500);
    expect(lines.length).toBeGreaterThan(500);
    expect(badLines(lines, [link, ...tokens])).toEqual([]);
    const queued = await redisTexts(testRedisUrl());
    expect(queued.filter((text) => canaryIn(text) !== null || text.includes(link))).toEqual([]);
  }); // hundreds of calls, some of which render

  it('when the database fails as well: its error messages stay internal', async () => {
    lines.length = 0;
    await stage.rows.query('ALTER TABLE proposals RENAME COLUMN titulo TO outro');
    await stage.rows.query('ALTER TABLE signatures RENAME COLUMN codigo TO outro');
    const { statuses, tokens } = await walk(callers.slice(0, 2));
    expect(statuses).toContain(500);
    expect(lines.some((line) => line.includes('unexpected error'))).toBe(true);
    expect(badLines(lines, [link, ...tokens])).toEqual([]);
  });
});
