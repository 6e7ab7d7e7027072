import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadPage } from './page.js';

describe('the web app’s page', () => {
  it('learns the address of the postal code look-up, and is compressed as it is', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'acordo-page-'));
    writeFileSync(path.join(folder, 'index.html'), '<html><head></head><body>Olá</body></html>');
    const page = loadPage(folder, 'http://cep.example/?a="b"&c');
    const html = page.identity.toString();
    expect(html).toContain(
      '<meta name="acordo-cep-base" content="http://cep.example/?a=&quot;b&quot;&amp;c" />',
    );
    expect(brotliDecompressSync(page.br ?? '').toString()).toBe(html);
    expect(gunzipSync(page.gzip ?? '').toString()).toBe(html);
  });

  it('must have been built', () => {
    expect(() => loadPage('/nonexistent', 'http://cep.example')).toThrow('ENOENT');
  });
});
