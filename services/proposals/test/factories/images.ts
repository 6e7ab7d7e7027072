import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const RED = { r: 220, g: 30, b: 30 };

/** An opaque picture: red, with a blue upper left corner, to show its orientation. */
export function picture(width: number, height: number) {
  const corner = { r: 20, g: 20, b: 220 };
  const size = { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: { create: { ...size, background: corner } }, top: 0, left: 0 },
  ]);
}

export const png = (width = 40, height = 20): Promise<Buffer> => picture(width, height).png().toBuffer();

export const transparentPng = (): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 30, channels: 4, background: { ...RED, alpha: 0.5 } } })
    .png()
    .toBuffer();

/** A photograph as phones write it: lying on its side (orientation 6), with the place where it was taken. */
export const phonePhoto = (width = 80, height = 40): Promise<Buffer> =>
  picture(width, height)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Fotocamera' },
      IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const PNG_MARK = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of one bit a pixel and one colour: a few KB of any pixel size. */
export function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  return Buffer.concat([
    PNG_MARK,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The PNG as an animation of `frames` frames (APNG), each the same picture again. */
export function animated(still: Buffer, frames: number): Buffer {
  const at = (type: string) => still.indexOf(type) - 4;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  const [width, height] = [still.readUInt32BE(16), still.readUInt32BE(20)];
  const frame = (sequence: number) => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence, 0);
    data.writeUInt32BE(width, 4);
    data.writeUInt32BE(height, 8);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(10, 22);
    return chunk('fcTL', data);
  };
  const idat = still.subarray(at('IDAT'), at('IEND'));
  const pixels = idat.subarray(8, 8 + idat.readUInt32BE(0));
  const more = Array.from({ length: frames - 1 }, (_, i) => {
    const sequence = Buffer.alloc(4);
    sequence.writeUInt32BE(2 * i + 2);
    return Buffer.concat([frame(2 * i + 1), chunk('fdAT', Buffer.concat([sequence, pixels]))]);
  });
  return Buffer.concat([
    still.subarray(0, at('IDAT')),
    chunk('acTL', control),
    frame(0),
    idat,
    ...more,
    still.subarray(at('IEND')),
  ]);
}

export const animatedWebp = (): Promise<Buffer> =>
  sharp(
    Buffer.concat([
      Buffer.alloc(16 * 16 * 3, Buffer.from([0, 200, 0])),
      Buffer.alloc(16 * 16 * 3, Buffer.from([200, 0, 0])),
    ]),
    { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } },
  )
    .webp({ loop: 0, delay: [100, 100], lossless: true })
    .toBuffer();

export const svg = (inside: string, head = '', attributes = ''): Buffer =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="32" ${attributes}>${inside}</svg>`,
  );

export const dataUrl = (type: string, bytes: Buffer): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

interface Part {
  name?: string;
  filename?: string | null;
  type?: string;
  content: Buffer | string;
}

/** A form as a browser sends it. */
export function form(parts: Part[], boundary = 'limite123'): { payload: Buffer; type: string } {
  const written = parts.flatMap(({ name = 'file', filename = 'logo.png', type = 'image/png', content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n` +
        `content-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
