import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ROUTES } from '../src/routing/route-table.js';
import { type Gateway, startGateway } from './support/start-gateway.js';

const PATHS = ['/api/docs', '/api/docs/openapi.json'];

describe('the calls’ documentation', () => {
  let gateway: Gateway;
  afterEach(() => gateway.close());

  it('is served in development: every call of the table, and a page that its own CSP allows', async () => {
    gateway = await startGateway({ NODE_ENV: 'development' });
    const [page, document] = await Promise.all(PATHS.map((path) => fetch(gateway.url + path)));
    const html = (await page?.text()) ?? '';
    const described = (await document?.json()) as { openapi: string; paths: Record<string, object> };
    expect(described.openapi).toBe('3.1.0');
    for (const { method, path } of ROUTES) {
      const written = path.replace(/:(\w+)/g, '{$1}');
      expect([path, Object.keys(described.paths[written] ?? {})]).toEqual([
        path,
        expect.arrayContaining([method.toLowerCase()]),
      ]);
      expect(html).toContain(`<code>${written}</code>`);
    }
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page?.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/<script| style=| src=/);
  });

  it.each(['test', 'production'])('is not served otherwise: %s', async (NODE_ENV) => {
    gateway = await startGateway({ NODE_ENV });
    for (const path of PATHS) {
      const response = await fetch(gateway.url + path, { headers: { accept: 'text/html' } });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
