import { describe, expect, it } from '@jest/globals';
import { isTrusted, parseTrustedProxies } from './trusted-proxies.js';

describe('TRUSTED_PROXIES (D36, attack 130)', () => {
  it('is a list of blocks, empty by default', () => {
    expect(parseTrustedProxies('')).toEqual([]);
    const blocks = parseTrustedProxies('172.31.249.0/24, 10.1.2.3/32,fd00:1::/64');
    expect(blocks).toHaveLength(3);
    expect(isTrusted('172.31.249.200', blocks)).toBe(true);
    expect(isTrusted('::ffff:172.31.249.200', blocks)).toBe(true);
    expect(isTrusted('fd00:1::5', blocks)).toBe(true);
    expect(isTrusted('172.31.250.1', blocks)).toBe(false);
    expect(isTrusted('fd00:2::5', blocks)).toBe(false);
    expect(isTrusted('garbage', blocks)).toBe(false);
    expect(isTrusted('172.31.249.200', [])).toBe(false);
  });

  it.each([
    'true',
    '1',
    'loopback',
    '127.0.0.1',
    '0.0.0.0/0',
    '10.0.0.0/7',
    '::/0',
    '2000::/3',
    '::ffff:0:0/96',
    '::ffff:10.0.0.0/8',
    '::ffff:10.0.0.0/104',
    '::ffff:a00:0/104',
    '10.0.0.5/8',
    'fd00::1/64',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10/8',
    '0x0a.0.0.0/8',
    '10.0.0.0/24;10.0.1.0/24',
    '10.0.0.0/24,*',
  ])('refuses %s', (text) => {
    expect(() => parseTrustedProxies(text)).toThrow(/CIDR|IPv4|trust|beginning/);
  });
});
