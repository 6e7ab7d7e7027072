import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Schedule } from './schedule.js';
import type { Task } from './task.js';

const MINUTE = 60_000;

/** Has more to do for this many batches of each run. */
class Batches implements Task {
  readonly name = 'counting';
  runs = 0;

  constructor(private readonly more: number) {}

  async execute(): Promise<boolean> {
    this.runs += 1;
    return this.runs % (this.more + 1) !== 0;
  }
}
const broken: Task = { name: 'breaking', execute: () => Promise.reject(new Error('no database')) };

const logger = new Logger();
beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
});
afterEach(() => {
  jest.useRealTimers();
  Logger.overrideLogger(logger);
});

describe('scheduled work', () => {
  it('runs at the start and every minute, batch after batch, even if another task fails', async () => {
    const task = new Batches(2);
    const schedule = new Schedule([broken, task], MINUTE);
    schedule.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0);
    expect(task.runs).toBe(3);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(task.runs).toBe(6);
    await schedule.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(task.runs).toBe(6);
  });

  it('runs once at a time: a call meanwhile waits for that run', async () => {
    const task = new Batches(0);
    const schedule = new Schedule([task], MINUTE);
    await Promise.all([schedule.run(), schedule.run(), schedule.run()]);
    expect(task.runs).toBe(1);
  });

  it('finishes its batch before the service ends, and starts no other', async () => {
    let finish: (more: boolean) => void = () => undefined;
    let begun = 0;
    const slow: Task = {
      name: 'waiting',
      execute: () => {
        begun += 1;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    };
    const schedule = new Schedule([slow], MINUTE);
    schedule.onApplicationBootstrap();
    let ended = false;
    const ending = schedule.beforeApplicationShutdown().then(() => {
      ended = true;
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ended).toBe(false);
    finish(true);
    await ending;
    expect(begun).toBe(1);
  });

  it('is left to other copies with 0', async () => {
    const task = new Batches(0);
    new Schedule([task], 0).onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(task.runs).toBe(0);
  });
});
