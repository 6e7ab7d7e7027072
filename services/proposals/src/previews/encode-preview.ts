import sharp from 'sharp';
import { PREVIEW_SIZE } from './preview-job.js';

/** Messengers do not show larger images. */
export const PREVIEW_MAX_BYTES = 300 * 1024;
sharp.concurrency(1);
sharp.cache(false);

/** The image as PNG within the size limit of messengers. */
export async function encodePreview(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ ...PREVIEW_SIZE, fit: 'fill' })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const png = await pixels().png({ compressionLevel: 9 }).toBuffer();
  if (png.length <= PREVIEW_MAX_BYTES) return png;
  // Much text over a gradient, with a photograph: 256 colours are enough, and take at most half of it.
  return pixels().png({ palette: true, colours: 256, effort: 2, compressionLevel: 9 }).toBuffer();
}
