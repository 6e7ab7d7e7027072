import { isIP } from 'node:net';
import { isTrusted, type ProxyBlock } from './trusted-proxies.js';

export interface ClientAddress {
  readonly ip: string;
  /** 0 behind a proxy, whose port is not the client's. */
  readonly port: number;
  /** The peer is no trusted proxy and yet sent a forwarding header, which was ignored (D36). */
  readonly ignoredHeader: boolean;
}

/**
 * The client's address (D36): `X-Forwarded-For` is read from the right for as long as the address that wrote the next entry
 * is trusted. An entry that is no address ends the reading, so that nothing but real addresses reaches evidence and limits.
 */
export function clientAddress(
  peer: { remoteAddress?: string | undefined; remotePort?: number | undefined },
  forwardedFor: string | undefined,
  trusted: readonly ProxyBlock[],
): ClientAddress {
  const peerIp = plainAddress(peer.remoteAddress ?? '');
  const direct = { ip: peerIp, port: peer.remotePort ?? 0, ignoredHeader: false };
  if (forwardedFor === undefined) return direct;
  if (!isTrusted(peerIp, trusted)) return { ...direct, ignoredHeader: true };
  const ip = furthest(peerIp, forwardedFor.split(','), trusted);
  return ip === peerIp ? direct : { ip, port: 0, ignoredHeader: false };
}

function furthest(peerIp: string, entries: readonly string[], trusted: readonly ProxyBlock[]): string {
  let ip = peerIp;
  for (let i = entries.length - 1; i >= 0 && isTrusted(ip, trusted); i -= 1) {
    const next = plainAddress(withoutPort((entries[i] ?? '').trim()));
    if (isIP(next) === 0) break;
    ip = next;
  }
  return ip;
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(entry)?.[1];
  return bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1');
}

/** An IPv4 address that arrived on a dual-stack socket is that IPv4 address; a zone (`%eth0`) is ours, not the client's. */
function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
}
