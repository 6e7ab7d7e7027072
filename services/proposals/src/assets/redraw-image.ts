import sharp, { type Sharp } from 'sharp';
import { JobRefused } from '../children/job-errors.js';
import type { Asset } from './domain/asset.js';
import { type ImageKind, imageKind } from './domain/image-kind.js';

/** D24: pixels of the longer side at most. */
const SIDE = 1024;
/** Pixels that are decoded at most: any phone's photograph, no decompression bomb. */
const MAX_PIXELS = 50_000_000;
const JPEG_QUALITY = 88;
/** Bytes of a stored image: anybody may request it, so a small file must not become a large one. */
const MOST_BYTES = 512 * 1024;
/** Noise in four channels fits after three steps, at 351 px. */
const SMALLER = 0.7;
/** The drawing's size as computed by librsvg. */
const CSS_DPI = 72;

// One image at a time in this process: no threads, no cache, and only the four decoders that we need.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});

/**
 * The image re-encoded from its pixels: upright, at most 1024 px and 512 KB, without metadata, colour profile, further frames or
 * anything else of its file. Throws JobRefused. Runs only in a child process.
 */
export async function redraw(bytes: Uint8Array): Promise<Asset> {
  const kind = imageKind(bytes);
  if (!kind) throw new JobRefused('not an image that we take');
  try {
    return await bounded(await encode(kind, await reader(kind, bytes)));
  } catch (error) {
    throw new JobRefused((error as Error).message);
  }
}

async function reader(kind: ImageKind, bytes: Uint8Array): Promise<Sharp> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  if (kind !== 'svg') return sharp(bytes, options).autoOrient();
  // Rendered at its stored size, so that an SVG icon of 24 px is sharp and one of 20,000 is not decoded in full.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = (CSS_DPI * SIDE) / Math.max(width, height, 1);
  return sharp(bytes, { ...options, density: Math.min(Math.max(density, 1), 100_000) });
}

async function encode(kind: ImageKind, image: Sharp): Promise<Asset> {
  const { hasAlpha } = await image.metadata();
  const drawn = image
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const isPhoto = kind === 'jpeg' || (kind === 'webp' && !hasAlpha);
  return isPhoto ? asJpeg(drawn) : asPng(drawn);
}

/**
 * A PNG that is too large and opaque becomes a JPEG; what is still too large is scaled down, from the
 * decoded pixels: decoding it again could take as long as the first time.
 */
async function bounded(asset: Asset): Promise<Asset> {
  if (asset.bytes.length <= MOST_BYTES) return asset;
  if (asset.kind === 'png' && (await sharp(asset.bytes).stats()).isOpaque)
    return bounded(await asJpeg(sharp(asset.bytes)));
  const { width, height } = await sharp(asset.bytes).metadata();
  const side = Math.floor(Math.max(width, height) * SMALLER);
  const smaller = sharp(asset.bytes).resize({ width: side, height: side, fit: 'inside' });
  return bounded(asset.kind === 'jpeg' ? await asJpeg(smaller) : await asPng(smaller));
}

const asJpeg = async (image: Sharp): Promise<Asset> => ({
  kind: 'jpeg',
  bytes: await image.jpeg({ quality: JPEG_QUALITY }).toBuffer(),
});
const asPng = async (image: Sharp): Promise<Asset> => ({
  kind: 'png',
  bytes: await image.png({ compressionLevel: 9 }).toBuffer(),
});
