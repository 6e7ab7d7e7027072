import { Readable } from 'node:stream';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { type Archive, readChunk } from './persistence/archives.js';

/** An archive piece by piece; the next one is read when the last one has been sent. */
export const streamArchive = (db: Queryable, archive: Archive): Readable =>
  Readable.from(chunksOf(db, archive), { objectMode: false, highWaterMark: 1 });

async function* chunksOf(db: Queryable, { id, pedacos }: Archive): AsyncGenerator<Buffer> {
  for (let seq = 0; seq < pedacos; seq += 1) {
    const chunk = await readChunk(db, id, seq);
    if (!chunk) throw new Error('the archive is gone');
    yield chunk;
  }
}
