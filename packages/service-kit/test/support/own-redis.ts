import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { tethered } from '../../../../scripts/lib/tether.mjs';

/** A Redis that a test may stop, freeze or wipe without harming others. Empty at every start. */
export interface OwnRedis {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Connections stay open without responses. */
  freeze(): void;
  thaw(): void;
}

export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}/0`;
  let child: ChildProcess | null = null;
  return {
    url,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      const redis = tethered(process.env['REDIS_BIN'] || 'redis-server', args, { deathSignal: 'KILL' });
      child = spawn(redis.command, redis.args, { stdio: 'ignore', cwd: '/tmp' });
      await responses(url);
    },
    async stop() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      running.kill('SIGKILL');
      await once(running, 'exit');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function responses(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // not up yet
  await redis.ping();
  redis.disconnect();
}
