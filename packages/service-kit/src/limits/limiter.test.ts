import { describe, expect, it } from '@jest/globals';
import { createLimiter } from './limiter.js';

const limiter = (points: number, seconds = 60) => createLimiter({ name: 'test', points, seconds });

describe('a limit counted in this process (D48)', () => {
  it('allows as many as it has points, then returns when to retry', async () => {
    const { take } = limiter(2);
    expect((await take('a')).ok).toBe(true);
    expect((await take('a')).ok).toBe(true);
    const third = await take('a');
    expect(third).toEqual({ ok: false, retryAfter: expect.any(Number) });
    expect(third.ok === false && third.retryAfter > 0 && third.retryAfter <= 60).toBe(true);
    expect((await take('b')).ok).toBe(true);
  });

  it('counts refused attempts once at most: what was given back can be used again', async () => {
    const { take } = limiter(1);
    const first = await take('a');
    for (let i = 0; i < 5; i += 1) expect((await take('a')).ok).toBe(false);
    if (first.ok) await first.giveBack();
    expect((await take('a')).ok).toBe(true);
    expect((await take('a')).ok).toBe(false);
  });

  it('gives nothing extra when an attempt is given back after its window', async () => {
    const { take } = limiter(1, 1);
    const first = await take('a');
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    if (first.ok) await first.giveBack();
    expect((await take('a')).ok).toBe(true);
    expect((await take('a')).ok).toBe(false);
  });
});
