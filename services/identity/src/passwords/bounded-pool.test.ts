import { describe, expect, it } from '@jest/globals';
import { BoundedPool, PoolFull } from './bounded-pool.js';

/** A job that ends on demand, and the greatest number of them that ran at once. */
function works() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () => {
    running += 1;
    most = Math.max(most, running);
    return new Promise<void>((resolve) => ends.push(resolve)).finally(() => (running -= 1));
  };
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { work, endAll, most: () => most };
}

describe('the pool of password hashing', () => {
  it('runs no more at once than it is wide, and all of them in the end', async () => {
    const pool = new BoundedPool(2, 10);
    const { work, endAll, most } = works();
    const all = Array.from({ length: 12 }, () => pool.run(work));
    await endAll();
    await Promise.all(all);
    expect(most()).toBe(2);
  });

  it('refuses jobs when the queue is full, and accepts new ones afterwards', async () => {
    const pool = new BoundedPool(1, 2);
    const { work, endAll } = works();
    const taken = [pool.run(work), pool.run(work), pool.run(work)];
    await expect(pool.run(work)).rejects.toThrow(PoolFull);
    await endAll();
    await Promise.all(taken);
    await expect(pool.run(async () => 'done')).resolves.toBe('done');
  });

  it('starts the next job after a failure', async () => {
    const pool = new BoundedPool(1, 1);
    await expect(pool.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(pool.run(async () => 'done')).resolves.toBe('done');
  });
});
