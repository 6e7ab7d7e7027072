import { describe, expect, it } from '@jest/globals';
import { OwnerQueue } from './owner-queue.js';

/** A job that ends on demand. */
function work(log: string[], name: string) {
  let end = (_error?: Error) => {};
  const until = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  return {
    end: (error?: Error) => end(error),
    run: async () => {
      log.push(name);
      await until;
      return name;
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are one at a time for a person, in order, and concurrent for two', async () => {
    const [turns, log] = [new OwnerQueue(), [] as string[]];
    const [a1, a2, b1] = ['a1', 'a2', 'b1'].map((name) => work(log, name)) as [Work, Work, Work];
    const results = [turns.run('a', a1.run), turns.run('a', a2.run), turns.run('b', b1.run)];
    await settled();
    expect(log).toEqual(['a1', 'b1']);
    a1.end();
    await settled();
    expect(log).toEqual(['a1', 'b1', 'a2']);
    a2.end();
    b1.end();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'b1']);
  });

  it('continue after a failed one', async () => {
    const [turns, log] = [new OwnerQueue(), [] as string[]];
    const [bad, good] = ['bad', 'good'].map((name) => work(log, name)) as [Work, Work];
    const results = Promise.allSettled([turns.run('a', bad.run), turns.run('a', good.run)]);
    bad.end(new Error('x'));
    good.end();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('are refused to a person with sixteen already, until one is over', async () => {
    const [turns, log] = [new OwnerQueue(), [] as string[]];
    const works = Array.from({ length: 16 }, (_, i) => work(log, `a${i}`));
    const running = works.map(({ run }) => turns.run('a', run));
    const one = () => turns.run('a', async () => 'more');
    await expect(one()).rejects.toMatchObject({ code: 'BUSY', status: 429, retryAfter: 2 });
    expect(await turns.run('b', async () => 'other')).toBe('other');
    for (const { end } of works) end();
    await Promise.all(running);
    expect(await one()).toBe('more');
  });
});
type Work = ReturnType<typeof work>;
