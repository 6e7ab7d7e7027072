import { describe, expect, it } from '@jest/globals';
import { chooseEncoding } from './choose-encoding.js';

const bytes = Buffer.from('x');

describe('how a resource is sent', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (header, encoding) => {
    expect(chooseEncoding(header, { br: bytes, gzip: bytes })).toBe(encoding);
  });

  it('is as it is where nothing was compressed', () => {
    expect(chooseEncoding('br, gzip', {})).toBe('identity');
    expect(chooseEncoding('br, gzip', { gzip: bytes })).toBe('gzip');
  });
});
