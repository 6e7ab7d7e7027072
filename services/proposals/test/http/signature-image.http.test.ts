import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { SIGNATURE_SIZE } from '@acordo/contracts/internal/signature-image';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { sent, sign } from '../factories/scenes.js';
import { setStage } from '../support/stage.js';
import { token as tokenOf } from '../support/tokens.js';

const stage = setStage();

async function image(id: string) {
  const response = await stage.app.app.inject({
    url: `/internal/signed-proposals/${id}/signature`,
    headers: { [CALLER_HEADER]: tokenOf({ iss: 'notifications', kind: 'service' }, stage.app.now()) },
  });
  return { status: response.statusCode, type: response.headers['content-type'], bytes: response.rawPayload };
}

async function signedBy(nome: string) {
  const scene = await sent(stage.app);
  expect((await sign(stage.app, scene.token, { nome })).status).toBe(200);
  const { status, type, bytes } = await image(scene.id);
  expect([status, type]).toEqual([200, 'image/png']);
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(SIGNATURE_SIZE);
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  /** Columns that have the pen's blue, from the first to the last. */
  const inked = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_row, y) => (y * info.width + x) * 3).some(
      (at) => (data[at + 2] ?? 0) - (data[at] ?? 0) > 120,
    ),
  );
  return { bytes, width: (inked.at(-1) ?? 0) - (inked[0] ?? 0), last: inked.at(-1) ?? 0 };
}

describe('the written signature of an email (D29)', () => {
  it('is the signer’s name, whole, however long it is', async () => {
    const short = await signedBy('Ana Lima');
    const long = await signedBy('Maria Aparecida dos Santos Oliveira de Albuquerque e Vasconcelos');
    expect(short.width).toBeGreaterThan(100);
    expect(long.width).toBeGreaterThan(short.width);
    expect(long.last).toBeLessThan(SIGNATURE_SIZE.width - 20); // nothing is cut off
    expect(short.bytes.length).toBeLessThan(20_000);
  });

  it('is drawn as text, whatever the name contains', async () => {
    for (const nome of ['#image("/etc/passwd")', '<script>alert(1)</script>', '#eval("1") $x$ *b*'])
      expect((await signedBy(nome)).width).toBeGreaterThan(100);
  });

  it('does not exist where nothing was signed', async () => {
    const { id } = await sent(stage.app);
    expect((await image(id)).status).toBe(404);
    expect((await image('b7e3a0a4-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
