import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { writePrivateFile } from './atomic-file.mjs';
import { requireProgram } from './programs.mjs';
import { waitUntil } from './ready.mjs';
import { supervise } from './supervise.mjs';

const ADVICE =
  'Falta o Redis: instale redis-server ou valkey-server (ou informe REDIS_BIN com o caminho do programa).';

/**
 * @param {(text: string) => void} say
 * @returns {string} path of the server program: `REDIS_BIN`, what is installed, or what we may install
 * @throws {Error} with what to do
 */
export const requireRedis = (say) =>
  process.env['REDIS_BIN'] || requireProgram(['redis-server', 'valkey-server'], 'redis-server', say, ADVICE);

/**
 * Jobs must never be evicted (noeviction) and survive a restart (AOF).
 * @param {{ folder: string, port: number, password: string, persistent: boolean }} options
 * @returns {string} redis.conf; a file, because arguments are visible to every user of the machine
 */
export function redisConfig({ folder, port, password, persistent }) {
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${folder}"`,
    `appendonly ${persistent ? 'yes' : 'no'}`,
    'save ""',
    'maxmemory-policy noeviction',
    'daemonize no',
    'databases 64',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * @param {number} port
 * @param {string} password
 * @returns {Promise<string | undefined>} undefined when it answers PONG: it listens and has read its AOF
 */
function ping(port, password) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    let response = '';
    socket.setTimeout(1_000, () => socket.destroy(new Error('sem resposta')));
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => resolve('conexão encerrada'));
    socket.on('data', (bytes) => {
      response += bytes;
      const lines = response.split('\r\n').filter(Boolean);
      if (lines.length < 2) return;
      resolve(lines[1] === '+PONG' ? undefined : response.trim());
      socket.destroy();
    });
  });
}

/**
 * @param {object} options
 * @param {string} options.folder absolute path
 * @param {number} options.port
 * @param {string} options.password
 * @param {boolean} [options.persistent]
 * @param {import('./supervise.mjs').Keeping} options.keeping
 * @returns {{ part: import('./supervise.mjs').Part, url: string }}
 */
export function redisServer({ folder, port, password, persistent = true, keeping }) {
  const command = requireRedis(keeping.say);
  fs.mkdirSync(folder, { recursive: true });
  const configFile = path.join(folder, 'redis.conf');
  const part = supervise({
    name: 'redis',
    program: { command, args: [configFile], env: { PATH: process.env['PATH'], LC_ALL: 'C' }, cwd: folder },
    ...keeping,
    prepare: () => writePrivateFile(configFile, redisConfig({ folder, port, password, persistent })),
    ready: (signal) => waitUntil({ what: 'redis', ask: () => ping(port, password), signal }),
  });
  return { part, url: `redis://:${password}@127.0.0.1:${port}/0` };
}
