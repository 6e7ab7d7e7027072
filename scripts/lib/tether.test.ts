import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';

/** A runner that starts a child which ignores SIGTERM and SIGINT, and prints its process id. */
const RUNNER = `
  const { startChild } = await import(${JSON.stringify(import.meta.resolve('./child.mjs'))});
  const child = await startChild({
    command: process.execPath,
    args: ['-e', 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)'],
    env: process.env,
    cwd: '/',
  }, () => console.log(child.pid));
`;

/** A dead process that was not collected still exists as a zombie. */
const isRunning = (pid: number) =>
  /^\d+ \(.*\) [^ZX]/s.test(
    fs.existsSync(`/proc/${pid}/stat`) ? fs.readFileSync(`/proc/${pid}/stat`, 'utf8') : '',
  );

describe('a child', () => {
  it('dies with its runner, even when that is killed', async () => {
    const runner = spawn(process.execPath, ['--input-type=module', '-e', RUNNER]);
    const [pid] = await once(createInterface({ input: runner.stdout }), 'line');
    expect(isRunning(Number(pid))).toBe(true);
    runner.kill('SIGKILL');
    await once(runner, 'exit');
    while (isRunning(Number(pid))) await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
