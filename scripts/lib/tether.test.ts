import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';
import { isAlive, markOf } from './processes.mjs';
import { canTether } from './tether.mjs';

/** A runner that starts a child which ignores friendly signals, and prints its process id. */
const RUNNER = `
  const { startChild } = await import(${JSON.stringify(import.meta.resolve('./child.mjs'))});
  const child = await startChild({
    command: process.execPath,
    args: ['-e', 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)'],
    env: process.env,
    cwd: '/',
  }, () => console.log(child.pid));
`;

describe('a child', () => {
  it('dies with its runner, even when that is killed', async () => {
    expect(canTether()).toBe(process.platform === 'linux');
    if (!canTether()) return;
    const runner = spawn(process.execPath, ['--input-type=module', '-e', RUNNER]);
    const [pid] = await once(createInterface({ input: runner.stdout }), 'line');
    const child = markOf(Number(pid));
    expect(isAlive(child)).toBe(true);
    runner.kill('SIGKILL');
    await once(runner, 'exit');
    for (let i = 0; i < 100 && isAlive(child); i += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isAlive(child)).toBe(false);
  });
});
