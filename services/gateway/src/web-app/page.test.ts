import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { OPERATOR_META } from '@acordo/contracts/operator';
import { loadPage } from './page.js';

const operator = {
  name: 'Ateliê "A&B"',
  cnpj: null,
  address: '<Rua> 1',
  privacyEmail: 'p@a.example',
  signedRecordYears: 10,
};

describe('the web app’s page', () => {
  it('contains the address of the postal code look-up and the operator, and is compressed', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'acordo-page-'));
    writeFileSync(path.join(folder, 'index.html'), '<html><head></head><body>Olá</body></html>');
    const page = loadPage(folder, { cepBaseUrl: 'http://cep.example/?a="b"&c', operator });
    const html = page.identity.toString();
    expect(html).toContain(
      '<meta name="acordo-cep-base" content="http://cep.example/?a=&quot;b&quot;&amp;c" />',
    );
    const [, told = ''] = new RegExp(`<meta name="${OPERATOR_META}" content="([^"<]*)" />`).exec(html) ?? [];
    const unescaped = told
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    expect(JSON.parse(unescaped)).toEqual(operator);
    expect(brotliDecompressSync(page.br ?? '').toString()).toBe(html);
    expect(gunzipSync(page.gzip ?? '').toString()).toBe(html);
  });

  it('must have been built', () => {
    expect(() => loadPage('/nonexistent', { cepBaseUrl: 'http://cep.example', operator })).toThrow('ENOENT');
  });
});
