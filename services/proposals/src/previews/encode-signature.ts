import { SIGNATURE_SIZE } from '@acordo/contracts/internal/signature-image';
import sharp from 'sharp';

/** A name on white as PNG: two inks, so few colours show it as well as all. */
export async function encodeSignature(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .resize({ ...SIGNATURE_SIZE, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
}
