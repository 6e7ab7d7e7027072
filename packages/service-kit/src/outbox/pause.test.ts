import { describe, expect, it } from '@jest/globals';
import { Pause } from './pause.js';

const LONG = 60_000;
const settled = async (wait: Promise<void>) =>
  Promise.race([wait.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 20, false))]);

describe('a pause', () => {
  it('is shortened by a wake-up, also by one that came before it', async () => {
    const pause = new Pause();
    const wait = pause.wait(LONG);
    pause.end();
    expect(await settled(wait)).toBe(true);
    pause.end();
    expect(await settled(pause.wait(LONG))).toBe(true);
  });

  it('waits in full once earlier wake-ups are cleared', async () => {
    const pause = new Pause();
    pause.end();
    pause.reset();
    const wait = pause.wait(LONG);
    expect(await settled(wait)).toBe(false);
    pause.end();
    expect(await settled(wait)).toBe(true);
  });
});
