import { describe, expect, it } from '@jest/globals';
import { type Program, signal } from './child.mjs';
import { pauseBefore, supervise } from './supervise.mjs';

const log = { file: 'x.log', lastLines: ['the last words'], write: () => {}, close: () => {} };
const program = (code: string) => ({ command: process.execPath, args: ['-e', code], env: {}, cwd: '/' });
const said: string[] = [];
const keep = (run: Program, ready = Promise.resolve()) =>
  supervise({
    name: 'thing',
    program: run,
    log,
    say: (text) => void said.push(text),
    onGiveUp: () => {},
    ready: () => ready,
  });
const NEVER = new Promise<void>(() => {});
const FOREVER = 'setInterval(() => {}, 1000)';

describe('a supervised program', () => {
  it('is started again when it dies, and stays down when it was stopped', async () => {
    const part = keep(program(FOREVER));
    await part.start();
    const first = part.pid();
    signal(Number(first), 'SIGKILL');
    for (let i = 0; i < 100 && part.pid() === first; i += 1) await new Promise((go) => setTimeout(go, 20));
    expect(part.pid()).not.toBe(first);
    expect(said.join()).toContain('thing encerrou sozinho (sinal SIGKILL)');
    const second = part.pid();
    await part.stop();
    await new Promise((go) => setTimeout(go, 400));
    expect(part.pid()).toBe(second);
  });
  it('that ends before it is ready is an error with its last lines', async () => {
    const part = keep(program('process.exit(3)'), NEVER);
    await expect(part.start()).rejects.toThrow(/código 3[^]*the last words/);
  });
  it('that cannot be run at all is an error', async () => {
    const part = keep({ ...program(''), command: '/no/such/program' }, NEVER);
    await expect(part.start()).rejects.toThrow();
  });
  it('that keeps crashing waits longer each time, up to a limit', () => {
    expect([1, 2, 3, 10].map(pauseBefore)).toEqual([250, 500, 1_000, 4_000]);
  });
});
