import { describe, expect, it } from '@jest/globals';
import { ReadLogo } from '../../src/assets/use-cases/read-logo.js';
import { company, newProposal } from '../factories/bodies.js';
import { dataUrl, emptyPng, picture, png, svg } from '../factories/images.js';
import { claimOf, draft, link, sent, show, sign } from '../factories/scenes.js';
import { fetchAsset, stored, upload } from '../support/images.js';
import { setStage } from '../support/stage.js';
import { unlimitedUser } from '../support/tokens.js';

const stage = setStage();
const as = unlimitedUser();
const ADDRESS = /^\/api\/assets\/[0-9a-f]{64}$/;
const INVALID = 'Envie uma imagem PNG, JPG, WebP ou SVG de até 2 MB';

describe('a logo sent as a data URL (D24, D17)', () => {
  it('becomes an asset, whose address the proposal stores and returns', async () => {
    const one = await sent(stage.app, as, { logo_cliente_url: dataUrl('png', await png()) });
    const own = await stage.app.call('GET', one.path, { as });
    expect(own.body?.['logo_cliente_url']).toMatch(ADDRESS);
    const shown = await show(stage.app, one.token);
    expect(shown.body?.['logo_cliente_url']).toBe(own.body?.['logo_cliente_url']);
    expect((await stored(stage.app, shown.body?.['logo_cliente_url'])).type).toBe('image/png');
    expect(JSON.stringify(await stage.rows.query('SELECT * FROM proposals'))).not.toContain('data:image');
  });

  it('is content: another logo is another hash, the same one is the same', async () => {
    const { path, token } = await sent(stage.app, as, { logo_cliente_url: dataUrl('png', await png()) });
    const first = claimOf((await show(stage.app, token)).body);
    const put = async (logo_cliente_url: string) => {
      const { status, body } = await stage.app.call('PUT', path, { as, body: { logo_cliente_url } });
      expect([status, body?.['logo_cliente_url']]).toEqual([200, expect.stringMatching(ADDRESS)]);
      return claimOf((await show(stage.app, token)).body);
    };
    expect((await put(dataUrl('png', await png()))).conteudo_hash).toBe(first.conteudo_hash);
    const second = await put(dataUrl('svg+xml', svg('<circle r="9"/>')));
    expect(second.conteudo_hash).not.toBe(first.conteudo_hash);
    expect((await sign(stage.app, token, first)).status).toBe(409);
    expect((await sign(stage.app, token, second)).status).toBe(200);
  });

  it('is left as it is by an edit that doesn’t name it, and removed by an empty one', async () => {
    const { path } = await draft(stage.app, as, { logo_cliente_url: dataUrl('png', await png()) });
    const edit = async (body: object) =>
      (await stage.app.call('PUT', path, { as, body })).body?.['logo_cliente_url'];
    expect(await edit({ titulo: 'Outro' })).toMatch(ADDRESS);
    expect(await edit({ logo_cliente_url: '' })).toBe('');
  });

  it('works with company settings in the same way', async () => {
    const owner = unlimitedUser();
    const logo_url = dataUrl('jpeg', await picture(40, 20).jpeg().toBuffer());
    const call = (method: 'POST' | 'PUT', body: object) =>
      stage.app.call(method, '/api/company-settings', { as: owner, body });
    const first = await call('POST', company({ logo_url }));
    expect([first.status, first.body?.['logo_url']]).toEqual([201, expect.stringMatching(ADDRESS)]);
    const uploaded = await upload(stage.app, owner, await png(50, 50));
    const second = await call('PUT', company({ logo_url: uploaded.body['logo_url'] }));
    expect(second.body?.['logo_url']).toBe(uploaded.body['logo_url']);
    expect((await fetchAsset(stage.app, first.body?.['logo_url'])).headers['content-type']).toBe(
      'image/jpeg',
    );
  });

  it('may have a file’s maximum size, in a body of 3 MB (D7)', async () => {
    const image = await png();
    const largest = Buffer.concat([image, Buffer.alloc(2_097_152 - image.length)]);
    expect((await draft(stage.app, as, { logo_cliente_url: dataUrl('png', largest) })).id).toBeTruthy();
    const over = newProposal({ logo_cliente_url: dataUrl('png', Buffer.concat([largest, Buffer.alloc(1)])) });
    expect(await stage.app.call('POST', '/api/propostas', { as, body: over })).toMatchObject({
      status: 422,
      body: { fields: { logo_cliente_url: INVALID } },
    });
  });

  it('that cannot be drawn is 422 on its field, and nothing is written or counted', async () => {
    const { path } = await draft(stage.app, as);
    const before = await stage.rows.fingerprint();
    for (const logo_cliente_url of [
      dataUrl('png', emptyPng(20_000, 20_000)),
      dataUrl('png', Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1')),
      dataUrl('svg+xml', Buffer.from('<svg>')),
    ])
      for (const [method, url] of [
        ['POST', '/api/propostas'],
        ['PUT', path],
      ] as const)
        expect(
          await stage.app.call(method, url, {
            as,
            body: method === 'POST' ? newProposal({ logo_cliente_url }) : { logo_cliente_url },
          }),
        ).toMatchObject({ status: 422, body: { error: INVALID, fields: { logo_cliente_url: INVALID } } });
    expect(await stage.rows.fingerprint()).toEqual(before);
  });

  it('is the first response again for the same key, and 422 with another image (D49)', async () => {
    const headers = { 'idempotency-key': 'logo-1' };
    const body = newProposal({ logo_cliente_url: dataUrl('png', await png()) });
    const post = (given: object) => stage.app.call('POST', '/api/propostas', { as, body: given, headers });
    const first = await post(body);
    expect(await post(body)).toMatchObject({ status: 201, body: first.body });
    expect(first.body?.['logo_cliente_url']).toMatch(ADDRESS);
    const other = newProposal({ logo_cliente_url: dataUrl('png', await png(9, 9)) });
    expect(await post(other)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });
});

describe('a logo from before images were assets', () => {
  it('is shown as it was, can be drawn, and becomes an asset with the next edit that sends it', async () => {
    const scene = await draft(stage.app, as);
    const old = dataUrl('png', await png(12, 6));
    await stage.rows.query('UPDATE proposals SET logo_cliente_url = $1 WHERE id = $2', [old, scene.id]);
    const own = await stage.app.call('GET', scene.path, { as });
    expect(own.body?.['logo_cliente_url']).toBe(old);
    const token = await link(stage.app, scene);
    expect((await show(stage.app, token)).body?.['logo_cliente_url']).toBe(old);
    const read = await stage.app.app.get(ReadLogo, { strict: false }).execute(old);
    expect([
      read?.kind,
      Buffer.from(read?.bytes ?? [])
        .subarray(1, 4)
        .toString(),
    ]).toEqual(['png', 'PNG']);
    const { body } = await stage.app.call('PUT', scene.path, { as, body: { logo_cliente_url: old } });
    expect(body?.['logo_cliente_url']).toMatch(ADDRESS);
  });

  it('or an invalid one reads as no logo', async () => {
    const reader = stage.app.app.get(ReadLogo, { strict: false });
    for (const value of [
      '',
      'http://x/y.png',
      `/api/assets/${'0'.repeat(64)}`,
      dataUrl('png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
    ])
      expect(await reader.execute(value)).toBeNull();
    const address = String((await upload(stage.app, as, await png())).body['logo_url']);
    expect((await reader.execute(address))?.kind).toBe('png');
  });
});
