import { SIGNATURE_SIZE } from '@acordo/contracts/internal/signature-image';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { encodeSignature } from '../../src/previews/encode-signature.js';
import { newTypst } from '../support/draw.js';

/** Between the letters' baseline and the line under them. */
const BELOW = { left: 0, top: 114, width: SIGNATURE_SIZE.width, height: 7 };

/** Whether something of the name is in that strip. */
async function hangsBelow(name: string): Promise<boolean> {
  const svg = newTypst().svg({ template: 'signature', data: JSON.stringify({ name }), pictures: [] });
  const strip = sharp(await encodeSignature(svg)).extract(BELOW);
  const { data } = await strip.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return data.some((value) => value < 200);
}

describe('the written signature of emails (D29)', () => {
  it.each(['g', 'Conceição', 'Júlia', 'Joaquim'])(
    'shows all of %s, also below the baseline',
    async (name) => {
      expect(await hangsBelow(name)).toBe(true);
    },
  );

  it('has nothing there for letters that end at the baseline', async () => {
    expect(await hangsBelow('Ana')).toBe(false);
  });
});
