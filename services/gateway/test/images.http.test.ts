import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Gateway, startGateway } from './support/start-gateway.js';

const HASH = 'a'.repeat(64);
const ADDRESS = `/api/assets/${HASH}`;
const IMAGE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10, 13]);
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('stored images (D24)', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
    gateway.proposals.respond = ({ method, headers }, response) => {
      const known = headers['if-none-match'] === `"${HASH}"`;
      response.writeHead(known ? 304 : method === 'POST' ? 201 : 200, {
        'content-type': 'image/png',
        'content-disposition': 'inline',
        'cache-control': FOR_EVER,
        etag: `"${HASH}"`,
        ...(known ? {} : { 'content-length': IMAGE.length }),
      });
      response.end(known || method === 'HEAD' ? undefined : IMAGE);
    };
  });
  afterAll(() => gateway.close());

  it('are sent to anybody unchanged, cacheable for ever, usable in web mail, and only as images', async () => {
    const response = await fetch(gateway.url + ADDRESS);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(IMAGE);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(IMAGE.length),
      'content-disposition': 'inline',
      'cache-control': FOR_EVER,
      etag: `"${HASH}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('support HEAD, and return 304 for a known ETag', async () => {
    const head = await fetch(gateway.url + ADDRESS, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(IMAGE.length)]);
    const known = await fetch(gateway.url + ADDRESS, { headers: { 'if-none-match': `"${HASH}"` } });
    expect([known.status, known.headers.get('cache-control'), await known.text()]).toEqual([
      304,
      FOR_EVER,
      '',
    ]);
  });

  it('are uploaded in a form of at most 2.2 MB, byte for byte; nothing else is accepted there (D7)', async () => {
    const cookie = gateway.identity.logIn();
    const type = 'multipart/form-data; boundary=limite';
    const send = (body: Buffer, contentType: string) =>
      gateway.as(cookie, '/api/company-settings/logo', {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: new Uint8Array(body),
      });
    gateway.proposals.seen.length = 0;
    expect((await send(Buffer.alloc(2_306_867, 'a'), type)).status).toBe(201);
    expect(gateway.proposals.seen[0]).toMatchObject({ headers: { 'content-type': type } });
    expect(gateway.proposals.seen[0]?.body).toHaveLength(2_306_867);
    expect((await send(Buffer.alloc(2_306_868, 'a'), type)).status).toBe(413);
    expect((await send(Buffer.from('{}'), 'application/json')).status).toBe(415);
    expect((await send(IMAGE, 'image/png')).status).toBe(415);
    expect(gateway.proposals.seen).toHaveLength(1);
  });
});
