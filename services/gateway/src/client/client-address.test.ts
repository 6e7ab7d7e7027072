import { describe, expect, it } from '@jest/globals';
import { clientAddress } from './client-address.js';
import { parseTrustedProxies } from './trusted-proxies.js';

const trusted = parseTrustedProxies('10.0.0.0/24,fd00::/64');
const proxy = { remoteAddress: '::ffff:10.0.0.2', remotePort: 5000 };
const stranger = { remoteAddress: '203.0.113.9', remotePort: 6000 };

describe('the client’s address (D36, attack 129)', () => {
  it('is the peer’s, with its port, if no trusted proxy is between', () => {
    expect(clientAddress(stranger, undefined, trusted)).toEqual({
      ip: '203.0.113.9',
      port: 6000,
      ignoredHeader: false,
    });
    expect(clientAddress({ remoteAddress: '::ffff:192.0.2.1', remotePort: 1 }, undefined, []).ip).toBe(
      '192.0.2.1',
    );
    expect(clientAddress({ remoteAddress: 'fe80::1%eth0', remotePort: 1 }, undefined, []).ip).toBe('fe80::1');
    expect(clientAddress({}, undefined, trusted)).toMatchObject({ ip: '', port: 0 });
  });

  it('is never taken from an untrusted header', () => {
    expect(clientAddress(stranger, '1.2.3.4', trusted)).toEqual({
      ip: '203.0.113.9',
      port: 6000,
      ignoredHeader: true,
    });
    expect(clientAddress(proxy, '1.2.3.4', [])).toMatchObject({ ip: '10.0.0.2', ignoredHeader: true });
  });

  it.each([
    ['one entry', '198.51.100.7', '198.51.100.7'],
    ['what the client itself wrote before', '1.2.3.4, 198.51.100.7', '198.51.100.7'],
    ['a chain of our own proxies', '1.2.3.4, 198.51.100.7, 10.0.0.9', '198.51.100.7'],
    ['only our own proxies', '10.0.0.8,10.0.0.9', '10.0.0.8'],
    ['IPv6', '2001:db8::7', '2001:db8::7'],
    ['IPv4 in IPv6 form', '::ffff:198.51.100.7', '198.51.100.7'],
    ['ports', '198.51.100.7:4711', '198.51.100.7'],
    ['IPv6 with a port', '[2001:db8::7]:4711', '2001:db8::7'],
    ['garbage', '1.2.3.4, <script>', '10.0.0.2'],
    ['garbage before our own proxy', 'unknown, 10.0.0.9', '10.0.0.9'],
    ['nothing', '', '10.0.0.2'],
    ['100 entries', `${'1.2.3.4,'.repeat(99)}198.51.100.7`, '198.51.100.7'],
  ])('is read from the right behind a trusted proxy: %s', (_what, header, ip) => {
    const address = clientAddress(proxy, header, trusted);
    expect(address).toMatchObject({ ip, ignoredHeader: false });
    expect(address.port).toBe(ip === '10.0.0.2' ? 5000 : 0);
  });
});
