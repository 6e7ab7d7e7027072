import { describe, expect, it } from '@jest/globals';
import { inlineScripts, securityHeaders } from './security-headers.js';

const page = `<head><script>
  theme();
</script><script type="module" src="/assets/a.js"></script><SCRIPT  async>more()</SCRIPT></head>`;
const headers = (publicUrl: string, url = '/') =>
  securityHeaders({ publicUrl, cepBaseUrl: 'http://127.0.0.1:9999/cep', pages: [page, page] })(url);

describe('security headers', () => {
  it('allow the page’s own inline scripts by their hashes, and no other; and no page around ours (attacks 87, 149)', () => {
    expect(inlineScripts(page)).toEqual(['\n  theme();\n', 'more()']);
    expect(headers('http://localhost:8080')['content-security-policy']?.split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-g8CKODNj3iba1ccxhS9nlH1+rNxSWKqiUFQr5BT59bw=' 'sha256-tQCBHdhZF+YZA1SfmY9EcKxkOEB4SQok5ogPYW6m+QI='",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' http://127.0.0.1:9999",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('let nothing in data run, and hide its address', () => {
    expect(headers('http://localhost:8080', '/api/propostas')).toMatchObject({
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('require TLS only where there is TLS', () => {
    expect(headers('https://acordo.example')['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
    expect(headers('http://localhost:8080')['strict-transport-security']).toBeUndefined();
  });
});
