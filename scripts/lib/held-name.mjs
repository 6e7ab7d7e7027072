import net from 'node:net';
import { codeOf } from './errors.mjs';

/**
 * A name that only one process of this machine holds at a time: an abstract Unix socket (Linux), which the kernel releases when the
 * process ends.
 * @param {string} name
 * @param {(socket: net.Socket) => void} [onConnection]
 * @returns {Promise<net.Server | undefined>} undefined if another process holds it
 */
export function holdName(name, onConnection) {
  const server = net.createServer(onConnection).unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen({ path: addressOf(name), exclusive: true }, () => resolve(server));
  });
}

/** @param {string} name */
export const addressOf = (name) => `\0acordo-${name}`;
