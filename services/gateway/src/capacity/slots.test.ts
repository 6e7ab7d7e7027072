import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NoFreeSlot, Slots } from './slots.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const slots = () => new Slots({ slots: 3, perAddress: 2, waiting: 2, waitMs: 2_000 });

describe('slots', () => {
  it('are given up to their number, then in the order of requests', async () => {
    const all = slots();
    const [first] = [await all.take('a'), await all.take('b'), await all.take('c')];
    const order: string[] = [];
    const waiting = ['d', 'e'].map((name) =>
      all.take(name).then((give) => [order.push(name), give] as const),
    );
    first();
    const [, giveD] = await (waiting[0] as (typeof waiting)[0]);
    expect(order).toEqual(['d']);
    giveD();
    await waiting[1];
    expect(order).toEqual(['d', 'e']);
  });

  it('are not all for one address: others are served before it', async () => {
    const all = slots();
    const give = await all.take('a');
    await all.take('a');
    const third = all.take('a');
    await all.take('b'); // at once, although `a` came first
    give();
    await third;
  });

  it('are waited for up to a time, by up to a number of callers', async () => {
    const all = slots();
    for (const name of ['a', 'b', 'c']) await all.take(name);
    const waiting = [all.take('d'), all.take('e')].map((one) => one.catch((error: unknown) => error));
    await expect(all.take('f')).rejects.toBeInstanceOf(NoFreeSlot);
    jest.advanceTimersByTime(2_000);
    for (const one of waiting) expect(await one).toBeInstanceOf(NoFreeSlot);
  });

  it('leave half of the queue to other addresses', async () => {
    const all = slots();
    for (const name of ['a', 'b', 'c']) await all.take(name);
    const waiting = [all.take('d'), all.take('e')].map((one) => one.catch(() => 'given up'));
    jest.advanceTimersByTime(2_000);
    await Promise.all(waiting);
    const again = all.take('d').catch(() => 'given up');
    await expect(all.take('d')).rejects.toBeInstanceOf(NoFreeSlot);
    const other = all.take('e').catch(() => 'given up');
    jest.advanceTimersByTime(2_000);
    expect(await Promise.all([again, other])).toEqual(['given up', 'given up']);
  });

  it('are returned after a late use, and are not given to a caller that stopped waiting', async () => {
    const all = slots();
    const give = await all.take('a');
    for (const name of ['b', 'c']) await all.take(name);
    const tired = all.take('d').catch((error: unknown) => error);
    jest.advanceTimersByTime(2_000);
    expect(await tired).toBeInstanceOf(NoFreeSlot);
    give();
    await all.take('e');
  });
});
