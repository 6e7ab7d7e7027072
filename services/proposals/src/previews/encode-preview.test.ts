import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { encodePreview, PREVIEW_MAX_BYTES } from './encode-preview.js';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200pt" height="630pt" viewBox="0 0 1200 630">${inside}</svg>`;

describe('the encoding of a preview', () => {
  it('keeps every colour where that is small enough', async () => {
    const png = await encodePreview(drawing('<rect width="1200" height="630" fill="#123456"/>'));
    expect(await sharp(png).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
      isPalette: false,
    });
  });

  it('takes fewer colours where it is not', async () => {
    const noise = `<filter id="n"><feTurbulence baseFrequency="0.9" numOctaves="3"/></filter><rect width="1200" height="160" filter="url(#n)"/>`;
    const png = await encodePreview(drawing(`<rect width="1200" height="630" fill="#fff"/>${noise}`));
    expect(png.length).toBeLessThanOrEqual(PREVIEW_MAX_BYTES);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, isPalette: true });
  });
});
