import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a program from the repository's root; resolves with its output, rejects when it fails. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(
            new Error(
              `${program} ${args.slice(0, 4).join(' ')} ended with ${code}:\n${output.slice(-6_000)}`,
            ),
          ),
    );
  });
}
