import { isIPv6 } from 'node:net';

/**
 * Whose attempts are counted together (D48): one IPv4 address, or one IPv6 /64, since a single customer gets at least
 * that many. An IPv4 address in IPv6 form counts as IPv4; a text that is no address is its own group.
 */
export function addressGroup(ip: string): string {
  const address = ip.split('%')[0] ?? '';
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return `${firstFourGroups(address)}::/64`;
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    groups.push(...Array<string>(8 - groups.length - after).fill('0'), ...tail.split(':'));
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
