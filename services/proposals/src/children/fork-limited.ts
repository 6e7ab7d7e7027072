import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Environment = Readonly<Record<string, string>>;

const PRLIMIT = '/usr/bin/prlimit';
const SETPRIV = '/usr/bin/setpriv';
const MB = 1024 * 1024;
/** A child's environment, besides its pool's own: code that reads untrusted files gets no address, key or password of the service. */
const ENVIRONMENT: Environment = {
  NODE_ENV: 'production',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  // glibc would keep an arena a thread; two are enough for short jobs
  MALLOC_ARENA_MAX: '2',
};

export interface ChildStart {
  script: URL;
  memoryMb: number;
  niceness: number;
  environment: Environment;
}

/** Whether the kernel can limit children's memory here. */
export const canLimitMemory = (): boolean => existsSync(PRLIMIT);

/** Bytes of a mapping of memory that is writable and executable at once and of no file; 0 of others. */
function bytesForCode(mapping: string): number {
  const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rwxp \S+ \S+ 0\s*$/.exec(mapping) ?? [];
  return from && to ? Number.parseInt(to, 16) - Number.parseInt(from, 16) : 0;
}

let reserved: number | undefined;

/** V8 reserves as much for each thread of JavaScript; a child has one such thread. */
const MOST_FOR_CODE = 512 * MB;

/**
 * What V8 reserves for compiled code: in Node 24 it is writable from the start, so the kernel counts all of its 510 MB as data,
 * written to or not. Only compiled code can be there. Read from our own process, since a child is the same program.
 */
function reservedForCode(): number {
  reserved ??= readFileSync('/proc/self/maps', 'utf8')
    .split('\n')
    .reduce((sum, mapping) => sum + bytesForCode(mapping), 0);
  return Math.min(reserved, MOST_FOR_CODE);
}

/**
 * A Node process of `script` that may write to at most `memoryMb` of its own memory. The limit is on data (RLIMIT_DATA), not
 * on addresses: V8 reserves address space by the gigabyte without using it, differently in each version.
 */
export function forkLimited({ script, memoryMb, environment }: ChildStart): ChildProcess {
  const options: ForkOptions = {
    serialization: 'advanced',
    env: { ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Half, so that a heap ends at its own limit: where the kernel refuses memory, V8 collects garbage for half a minute first.
    execArgv: [`--max-old-space-size=${Math.floor(memoryMb / 2)}`],
  };
  if (!canLimitMemory()) return fork(fileURLToPath(script), options);
  // Each of the two becomes the next (exec), so this process id and its channel are the child's own. No core file: it would
  // contain what people sent. And when this service ends, for any reason, its children end with it.
  const limits = [`--data=${memoryMb * MB + reservedForCode()}`, '--core=0', '--'];
  const withService = existsSync(SETPRIV) ? [SETPRIV, '--pdeathsig', 'KILL', '--'] : [];
  const execArgv = [...limits, ...withService, process.execPath, ...(options.execArgv ?? [])];
  return fork(fileURLToPath(script), { ...options, execPath: PRLIMIT, execArgv });
}
