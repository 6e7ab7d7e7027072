import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  animated,
  animatedWebp,
  emptyPng,
  form,
  phonePhoto,
  picture,
  png,
  transparentPng,
} from '../factories/images.js';
import { fetchAsset, sendForm, stored, upload } from '../support/images.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser, VISITOR } from '../support/tokens.js';

const stage = setStage();
const as = unlimitedUser();
const keep = async (content: Buffer) => {
  const { status, body } = await upload(stage.app, as, content);
  if (status !== 201) throw new Error(`upload: ${status} ${JSON.stringify(body)}`);
  return body['logo_url'];
};
const refused = async (content: Buffer | string) => {
  const before = await stage.rows.count('assets');
  expect(await upload(stage.app, as, content)).toMatchObject({
    status: 422,
    body: { fields: { file: 'Envie uma imagem PNG, JPG, WebP ou SVG de até 2 MB' } },
  });
  expect(await stage.rows.count('assets')).toBe(before);
};

describe('an asset (D24)', () => {
  it('is named by the SHA-256 of its bytes and may be cached for ever', async () => {
    const address = await keep(await png());
    const { status, headers, bytes } = await fetchAsset(stage.app, address);
    expect(status).toBe(200);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(address).toBe(`/api/assets/${hash}`);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${hash}"`,
    });
  });

  it('is a 304 for clients that have it, and only the head for HEAD', async () => {
    const address = await keep(await png());
    const etag = `"${String(address).slice(-64)}"`;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await fetchAsset(stage.app, address, { 'if-none-match': known });
      expect([response.status, response.bytes.length, response.headers['etag']]).toEqual([304, 0, etag]);
      expect(response.headers['cache-control']).toContain('immutable');
    }
    expect((await fetchAsset(stage.app, address, { 'if-none-match': '"x"' })).status).toBe(200);
    const head = await stage.app.call('HEAD', String(address));
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'image/png']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  it.each(['f'.repeat(64), 'F'.repeat(64), 'x', '..%2f..%2fetc', `${'f'.repeat(64)}%00`])(
    'that is named %s is absent',
    async (hash) => {
      const response = await fetchAsset(stage.app, `/api/assets/${hash}`);
      expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  it('is stored once, however often and by whomever it is uploaded', async () => {
    const image = await picture(33, 44).png().toBuffer();
    const before = await stage.rows.count('assets');
    const responses = await Promise.all([1, 2, 3].map(() => upload(stage.app, unlimitedUser(), image)));
    expect(new Set(responses.map(({ body }) => body['logo_url'])).size).toBe(1);
    expect(await stage.rows.count('assets')).toBe(before + 1);
  });
});

describe('a raster image is re-encoded (D24, attack 74)', () => {
  it('is upright and has no place, time and camera any more', async () => {
    const photo = await phonePhoto(80, 40);
    expect(photo.includes('Fotocamera')).toBe(true);
    const { bytes, meta, pixel, type } = await stored(stage.app, await keep(photo));
    expect([type, meta.width, meta.height]).toEqual(['image/jpeg', 40, 80]);
    expect([meta.exif, meta.icc, meta.xmp, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Fotocamera') || bytes.includes('Exif')).toBe(false);
    // orientation 6: what was the upper left corner is the upper right one
    expect(pixel(35, 4)[2]).toBeGreaterThan(150);
    expect(pixel(4, 4)[2]).toBeLessThan(100);
  });

  it('is at most 1024 px a side, and never enlarged', async () => {
    const large = await stored(stage.app, await keep(await png(3000, 1500)));
    expect([large.meta.width, large.meta.height]).toEqual([1024, 512]);
    const small = await stored(stage.app, await keep(await png(7, 5)));
    expect([small.meta.width, small.meta.height]).toEqual([7, 5]);
  });

  it('is 512 KB at most: a larger opaque PNG becomes a JPEG of the same size (attack 234)', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const image = { create: { width: 640, height: 640, channels: 3 as const, background: 'black', noise } };
    const long = await sharp(image).png({ compressionLevel: 9 }).toBuffer();
    expect(long.length).toBeGreaterThan(512 * 1024);
    const { type, meta, bytes } = await stored(stage.app, await keep(long));
    expect([type, meta.width, meta.height]).toEqual(['image/jpeg', 640, 640]);
    expect(bytes.length).toBeLessThanOrEqual(512 * 1024);
  });

  it('keeps what is transparent, in a PNG', async () => {
    const { type, pixel } = await stored(stage.app, await keep(await transparentPng()));
    expect([type, pixel(5, 5)[3]]).toEqual(['image/png', 128]);
  });

  it('is no animation any more: its first picture stays', async () => {
    const webp = await stored(stage.app, await keep(await animatedWebp()));
    expect([webp.meta.pages ?? 1, webp.meta.height]).toEqual([1, 16]);
    expect(webp.pixel(8, 8)[1]).toBeGreaterThan(150);
    const apng = await stored(stage.app, await keep(animated(await png(), 50)));
    expect(apng.bytes.includes('fdAT') || apng.bytes.includes('acTL')).toBe(false);
    expect([apng.meta.width, apng.meta.height]).toEqual([40, 20]);
  });

  it('is read in the colours of CMYK and of 16 bits, too', async () => {
    const print = await picture(20, 20).toColourspace('cmyk').jpeg().toBuffer();
    expect((await stored(stage.app, await keep(print))).meta).toMatchObject({ space: 'srgb', channels: 3 });
    const deep = await picture(20, 20).toColourspace('rgb16').png().toBuffer();
    expect((await stored(stage.app, await keep(deep))).meta).toMatchObject({ space: 'srgb', depth: 'uchar' });
  });

  it('is only an image, whatever followed it in its file', async () => {
    const tail = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    for (const image of [await png(), await phonePhoto()]) {
      const { bytes } = await stored(stage.app, await keep(Buffer.concat([image, tail])));
      expect(bytes.includes('script') || bytes.includes('PK\u0003\u0004')).toBe(false);
    }
  });

  it('of 20,000 × 20,000 pixels is refused, whose decoding would fill the memory', async () => {
    const bomb = emptyPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    await refused(bomb);
    await refused(animated(bomb, 10));
    expect(await keep(await png(9, 9))).toBeTruthy();
  });

  it('of many pixels that is no bomb is accepted', async () => {
    const { meta } = await stored(stage.app, await keep(emptyPng(7_000, 7_000)));
    expect([meta.width, meta.height]).toEqual([1024, 1024]);
  });
});

describe('what is no image of ours is 422 (attack 74)', () => {
  it.each([
    ['a page', '<!DOCTYPE html><script>alert(1)</script>'],
    ['a GIF that is a script', 'GIF89a/*\u0001\u0000*/=1;alert(1)//'],
    [
      'the beginning of a PNG, then a page',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<html>')]),
    ],
    ['a PNG cut short', emptyPng(100, 100).subarray(0, 60)],
    ['a PNG of no width', emptyPng(0, 10)],
    ['a PDF', '%PDF-1.7 '],
    ['nothing', ''],
  ])('%s', async (_name, content) => refused(content));

  it('an image over 2,097,152 bytes, one of exactly that many is read', async () => {
    const image = await png();
    const exactly = Buffer.concat([image, Buffer.alloc(2_097_152 - image.length)]);
    expect((await upload(stage.app, as, exactly)).status).toBe(201);
    await refused(Buffer.concat([exactly, Buffer.alloc(1)]));
  });
});

describe('the form of a logo', () => {
  it.each([
    ['another field’s name', form([{ name: 'logo', content: 'x' }]), 422],
    ['no file', form([]), 422],
    ['a text instead of a file', form([{ filename: null, type: 'text/plain', content: 'x' }]), 400],
    ['two files', form([{ content: 'x' }, { content: 'y' }]), 400],
    ['no boundary', { ...form([{ content: 'x' }]), type: 'multipart/form-data' }, 400],
    ['another boundary', { ...form([{ content: 'x' }]), type: 'multipart/form-data; boundary=outra' }, 400],
    [
      'another kind of form',
      { ...form([{ content: 'x' }]), type: 'multipart/mixed; boundary=limite123' },
      415,
    ],
    ['over 2.2 MB', form([{ content: Buffer.alloc(2_306_868) }]), 413],
  ])('with %s is refused', async (_name, given, status) => {
    const before = await stage.rows.fingerprint();
    expect((await sendForm(stage.app, as, given)).status).toBe(status);
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('that ends too early is 400', async () => {
    const { payload, type } = form([{ content: await png() }]);
    expect((await sendForm(stage.app, as, { payload: payload.subarray(0, -40), type })).status).toBe(400);
  });

  it('is no JSON, and no other call accepts a form (attack 102)', async () => {
    const json = await stage.app.call('POST', '/api/company-settings/logo', { as, body: {} });
    expect(json.status).toBe(415);
    const { payload, type } = form([{ content: 'x' }]);
    for (const path of ['/api/company-settings', '/api/propostas']) {
      const headers = { 'content-type': type };
      expect((await stage.app.call('POST', path, { as, raw: payload.toString(), headers })).status).toBe(415);
    }
  });

  it('needs a session, before it is read', async () => {
    expect((await sendForm(stage.app, VISITOR, form([{ content: await png() }]))).status).toBe(401);
  });

  it('changes no settings by itself', async () => {
    const owner = unlimitedUser();
    await stage.app.call('POST', '/api/company-settings', { as: owner, body: { nome_empresa: 'Lume' } });
    await upload(stage.app, owner, await png());
    const { body } = await stage.app.call('GET', '/api/company-settings', { as: owner });
    expect(body).toMatchObject({ nome_empresa: 'Lume', logo_url: '' });
  });
});
