import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of the archive; opened only when it is written, so that one at a time is in memory. */
export interface Entry {
  name: string;
  /** Compressed content is stored unchanged. */
  compress: boolean;
  open(): Promise<Readable>;
}

const FILE_MODE = 0o100644;

/**
 * A zip of these files in pieces of exactly `size` bytes, the last one shorter. Pieces are made only as they are consumed:
 * memory does not grow with the archive. Throws what opening or reading a file throws.
 */
export async function* zipPieces(
  entries: readonly Entry[],
  { size, at }: { size: number; at: Date },
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  let current: Readable | undefined;
  output.once('close', () => current?.destroy());
  for (const { name, compress, open } of entries)
    zip.addReadStreamLazy(name, { mtime: at, mode: FILE_MODE, compress }, (done) => {
      // yazl handles no stream's errors, and ends none when the zip is no longer read.
      const begin = (stream: Readable) => {
        stream.once('error', fail);
        current = stream;
        done(null, stream);
      };
      open().then(begin, fail);
    });
  zip.end();
  yield* pieces(output, size);
}

async function* pieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.length;
    if (length < size) continue;
    let whole = Buffer.concat(parts, length);
    for (; whole.length >= size; whole = whole.subarray(size)) yield whole.subarray(0, size);
    parts = whole.length > 0 ? [Buffer.from(whole)] : [];
    length = whole.length;
  }
  if (length > 0) yield Buffer.concat(parts, length);
}
