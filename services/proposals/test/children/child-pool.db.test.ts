import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { registry } from '@acordo/service-kit/health/metrics';
import { Logger } from '@nestjs/common';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ChildPool } from '../../src/children/child-pool.js';
import type { PoolOptions } from '../../src/children/pool-options.js';
import { JobFailed, JobRefused } from '../../src/children/job-errors.js';

const script = new URL('./jobs.mjs', import.meta.url);
const pools: ChildPool[] = [];

function pool(options: Partial<PoolOptions> = {}): ChildPool {
  const made = new ChildPool({ name: 'test', script, size: 1, ...options });
  pools.push(made);
  return made;
}

// this file is about failing jobs
beforeAll(() => Logger.overrideLogger(false));

const runs = (pid: number): boolean => {
  try {
    // an ended process that waits for its parent (zombie) counts as ended
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

async function until(what: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!what()) {
    if (Date.now() > end) throw new Error('it did not come to pass');
    await pause(20);
  }
}

const pidOf = (children: ChildPool) => children.run<number>({ work: 'pid' });

afterEach(async () => {
  for (const made of pools.splice(0)) await made.close();
});

// Over 5 s: some thirty processes start, and two of them fill their memory, while other tests run.
jest.setTimeout(30_000);

describe('a pool of child processes', () => {
  it('runs job after job in one child, which starts with the first', async () => {
    const children = pool();
    const pid = await pidOf(children);
    expect(pid).not.toBe(process.pid);
    expect(await pidOf(children)).toBe(pid);
  });

  it('gives work to the child that worked last, and to others only when that one is busy', async () => {
    const children = pool({ size: 2 });
    const [first, second] = await Promise.all([pidOf(children), pidOf(children)]);
    expect(first).not.toBe(second);
    const last = await pidOf(children);
    for (let round = 0; round < 3; round += 1) expect(await pidOf(children)).toBe(last);
  });

  it('sets the configured nice value', async () => {
    expect(getPriority(await pidOf(pool({ niceness: 5 })))).toBe(getPriority() + 5);
    expect(getPriority(await pidOf(pool()))).toBe(getPriority());
  });

  it('transfers bytes, dates and deep values both ways', async () => {
    const value = { bytes: Buffer.from([0, 255, 7]), at: new Date(0), deep: [{ a: null, b: 1n }] };
    const back = await pool().run<typeof value>({ work: 'echo', value });
    expect(Buffer.from(back.bytes)).toEqual(value.bytes);
    expect([back.at, back.deep]).toEqual([value.at, value.deep]);
  });

  it('works in parallel up to its size', async () => {
    const children = pool({ size: 2 });
    const jobs = Array.from({ length: 6 }, () => children.run<number>({ work: 'sleep', ms: 60 }));
    expect(new Set(await Promise.all(jobs)).size).toBe(2);
  });

  it('runs waiting jobs in their order', async () => {
    const children = pool();
    const ended: number[] = [];
    const jobs = [0, 1, 2, 3].map(async (i) => {
      await children.run({ work: 'pid' });
      ended.push(i);
    });
    await Promise.all(jobs);
    expect(ended).toEqual([0, 1, 2, 3]);
  });

  it('gives children nothing of the environment but what they need', async () => {
    process.env['LINK_KEY'] = 'secret';
    const environment = await pool().run<object>({ work: 'environment' });
    delete process.env['LINK_KEY'];
    expect(
      Object.keys(environment)
        .filter((name) => !name.startsWith('NODE_CHANNEL'))
        .sort(),
    ).toEqual(['LANG', 'MALLOC_ARENA_MAX', 'NODE_ENV', 'TZ']);
  });

  it('returns a refusal and keeps the child', async () => {
    const children = pool();
    const pid = await pidOf(children);
    await expect(children.run({ work: 'refuse' })).rejects.toEqual(new JobRefused('not an image'));
    expect(await pidOf(children)).toBe(pid);
  });

  it.each(['fail', 'exit', 'abort'])('ends only one job and one child with %s', async (work) => {
    const children = pool();
    const pid = await pidOf(children);
    const [bad, good] = await Promise.allSettled([children.run({ work }), pidOf(children)]);
    expect(bad).toMatchObject({ status: 'rejected', reason: expect.any(JobFailed) });
    expect(good).toMatchObject({ status: 'fulfilled' });
    expect(good.status === 'fulfilled' && good.value).not.toBe(pid);
    await until(() => !runs(pid));
  });

  it('kills a child whose job is over its time, also one that no longer listens', async () => {
    const children = pool({ timeoutMs: 1_500 });
    const pid = await pidOf(children);
    await expect(children.run({ work: 'spin' })).rejects.toMatchObject({ reason: 'timeout' });
    await until(() => !runs(pid));
    expect(await pidOf(children)).not.toBe(pid);
  });

  it('limits memory of JavaScript and of libraries', async () => {
    const children = pool({ memoryMb: 256 });
    expect(await children.run({ work: 'buffers', mb: 64 })).toBe(8);
    await expect(children.run({ work: 'buffers', mb: 400 })).rejects.toBeInstanceOf(JobFailed);
    await expect(children.run({ work: 'heap' })).rejects.toMatchObject({ reason: 'crash' });
    expect(await children.run({ work: 'buffers', mb: 64 })).toBe(8);
  });

  it('refuses what does not fit its queue, to be retried, and continues', async () => {
    const children = pool({ queue: 2 });
    const jobs = Array.from({ length: 5 }, () => children.run({ work: 'sleep', ms: 50 }));
    const ends = await Promise.allSettled(jobs);
    expect(ends.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(ends[4]).toMatchObject({ reason: { code: 'BUSY', status: 429, retryAfter: 2 } });
    expect(await pidOf(children)).toBeGreaterThan(0);
  });

  it('lets askers take turns: many jobs of one wait behind everybody else (attack 243)', async () => {
    const children = pool();
    const ended: string[] = [];
    const ask = async (asker: string, at: number) => {
      await children.run({ work: 'pid' }, asker);
      ended.push(`${asker}${at}`);
    };
    const busy = children.run({ work: 'sleep', ms: 50 }, 'a');
    await Promise.all([
      busy,
      ...[1, 2, 3, 4].map((at) => ask('a', at)),
      ask('b', 1),
      ask('c', 1),
      ask('b', 2),
    ]);
    expect(ended).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('refuses one asker’s many jobs, not another’s first', async () => {
    const children = pool({ queue: 4, queueOfOne: 3 });
    const ends = (jobs: Promise<unknown>[]) =>
      Promise.allSettled(jobs).then((all) => all.map(({ status }) => status === 'fulfilled'));
    const ask = (asker: string, count: number) =>
      Array.from({ length: count }, () => children.run({ work: 'sleep', ms: 20 }, asker));
    // The first starts at once, three wait, one is too many of one asker's.
    const many = ask('a', 5);
    const [b, c] = [ask('b', 1), ask('c', 1)];
    // With b's the queue is full: c's first replaces the last of a's three.
    expect(await ends(many)).toEqual([true, true, true, false, false]);
    expect(await ends([...b, ...c])).toEqual([true, true]);
  });

  it('accepts a new asker’s job into a full queue only while another has two more waiting', async () => {
    const children = pool({ queue: 2, queueOfOne: 2 });
    const jobs = ['a', 'b', 'c', 'd'].map((asker) => children.run({ work: 'sleep', ms: 20 }, asker));
    const ends = await Promise.allSettled(jobs);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(ends[3]).toMatchObject({ reason: { code: 'BUSY', retryAfter: 2 } });
  });

  it('ends a job for its processor time, and none that only waits', async () => {
    const children = pool({ processorMs: 300 });
    expect(await children.run({ work: 'sleep', ms: 900 })).toBeGreaterThan(0);
    await expect(children.run({ work: 'spin' })).rejects.toMatchObject({ reason: 'exhausted' });
    expect(await children.run({ work: 'sleep', ms: 900 })).toBeGreaterThan(0);
  });

  it('lets no job wait longer than its caller', async () => {
    const children = pool({ waitMs: 100 });
    const long = children.run({ work: 'sleep', ms: 1_500 });
    await expect(children.run({ work: 'pid' })).rejects.toMatchObject({ code: 'BUSY' });
    expect(await long).toBeGreaterThan(0);
  });

  it('ends idle children, and starts others when there is work again', async () => {
    const children = pool({ idleMs: 100 });
    const pid = await pidOf(children);
    await until(() => !runs(pid));
    expect(await pidOf(children)).not.toBe(pid);
  });

  it('replaces a child after its number of jobs', async () => {
    const children = pool({ renewAfter: 2 });
    const pids = [await pidOf(children), await pidOf(children), await pidOf(children)];
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).not.toBe(pids[0]);
  });

  it('notices that an idle child was killed', async () => {
    const children = pool();
    const pid = await pidOf(children);
    process.kill(pid, 'SIGKILL');
    await until(() => !runs(pid));
    await pause(50);
    expect(await pidOf(children)).not.toBe(pid);
  });

  it('refuses what cannot be sent and goes on', async () => {
    const children = pool();
    await expect(children.run({ work: 'echo', value: () => 1 })).rejects.toMatchObject({ reason: 'error' });
    expect(await pidOf(children)).toBeGreaterThan(0);
  });

  it('distinguishes a child that never started from a job that ended it', async () => {
    const children = pool({ script: new URL('./absent.mjs', import.meta.url) });
    await expect(children.run({ work: 'pid' })).rejects.toMatchObject({ reason: 'start' });
    await expect(pool({ timeoutMs: 1 }).run({ work: 'pid' })).rejects.toMatchObject({ reason: 'start' });
  });

  it('counts its jobs by result', async () => {
    const children = pool({ name: 'counted' });
    await pidOf(children);
    await expect(children.run({ work: 'refuse' })).rejects.toBeInstanceOf(JobRefused);
    const metrics = await registry.metrics();
    expect(metrics).toContain('acordo_work_seconds_count{pool="counted",ending="done"} 1');
    expect(metrics).toContain('acordo_work_seconds_count{pool="counted",ending="refused"} 1');
    expect(metrics).toContain('acordo_work_waiting{pool="counted"} 0');
  });

  it('ends with a service that is killed, also a child that no longer listens', async () => {
    const service = spawn(process.execPath, [fileURLToPath(new URL('./service.mjs', import.meta.url))]);
    const [said] = (await once(service.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    expect(runs(pid)).toBe(true);
    service.kill('SIGKILL');
    await until(() => !runs(pid));
  });

  it('ends all children when the service ends', async () => {
    const children = pool({ size: 2 });
    const pids = await Promise.all([1, 2].map(() => children.run<number>({ work: 'sleep', ms: 50 })));
    const late = [1, 2, 3].map(() => children.run({ work: 'sleep', ms: 5_000 }));
    const ends = Promise.allSettled(late);
    await children.onApplicationShutdown();
    expect(pids.filter(runs)).toEqual([]);
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(pidOf(children)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
