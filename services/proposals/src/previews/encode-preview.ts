import sharp from 'sharp';
import { PREVIEW_SIZE } from './preview-job.js';

/** Messengers give up on pictures that are larger. */
export const PREVIEW_MAX_BYTES = 300 * 1024;
sharp.concurrency(1);
sharp.cache(false);

/** The drawing as PNG of the size and at most the bytes that messengers take. */
export async function encodePreview(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ ...PREVIEW_SIZE, fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const png = await pixels().png({ compressionLevel: 9 }).toBuffer();
  if (png.length <= PREVIEW_MAX_BYTES) return png;
  // Much text over a gradient, beside a photograph: 256 colours do, and take half of that at most.
  return pixels().png({ palette: true, colours: 256, effort: 2, compressionLevel: 9 }).toBuffer();
}
