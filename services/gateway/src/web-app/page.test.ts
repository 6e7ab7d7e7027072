import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { chooseEncoding, loadPage } from './page.js';

describe('the web app’s page', () => {
  it('learns the address of the postal code look-up, and is compressed as it is', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'acordo-page-'));
    writeFileSync(path.join(folder, 'index.html'), '<html><head></head><body>Olá</body></html>');
    const page = loadPage(folder, 'http://cep.example/?a="b"&c');
    expect(page.html).toContain(
      '<meta name="acordo-cep-base" content="http://cep.example/?a=&quot;b&quot;&amp;c" />',
    );
    expect(brotliDecompressSync(page.encodings.br).toString()).toBe(page.html);
    expect(gunzipSync(page.encodings.gzip).toString()).toBe(page.html);
    expect(page.encodings.identity.toString()).toBe(page.html);
  });

  it('must have been built', () => {
    expect(() => loadPage('/nonexistent', 'http://cep.example')).toThrow('ENOENT');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ] as const)('comes for %s as %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
