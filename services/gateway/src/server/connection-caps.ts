import type { Server, Socket } from 'node:net';
import { counter } from '@acordo/service-kit/health/metrics';
import { addressGroup } from '@acordo/service-kit/limits/address-group';
import { isTrusted, type ProxyBlock } from '../client/trusted-proxies.js';
import { Tally } from './tally.js';

const closed = counter(
  'acordo_gateway_refused_connections',
  'Connections that were closed at once because their address had too many.',
);

export interface ConnectionCaps {
  /** For everybody together. */
  readonly most: number;
  readonly perAddress: number;
  /** Their connections belong to many clients, whose requests are counted instead (D36). */
  readonly trusted: readonly ProxyBlock[];
}

/** Closes connections beyond what one address may have open, before anything is read. */
export function capConnections(server: Server, { most, perAddress, trusted }: ConnectionCaps): void {
  const open = new Tally(perAddress);
  server.maxConnections = most;
  server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isTrusted(ip, trusted)) return;
    const address = addressGroup(ip);
    if (!open.add(address)) {
      closed.inc();
      return void socket.destroy();
    }
    socket.once('close', () => open.remove(address));
  });
}
