import { Readable } from 'node:stream';
import type { Database } from '@acordo/service-kit/database/database';
import { type Archive, readChunk } from './persistence/archives.js';

/** An archive piece by piece; the next one is read when the previous one has been sent. */
export const streamArchive = (database: Database, archive: Archive): Readable =>
  Readable.from(chunksOf(database, archive), { objectMode: false, highWaterMark: 1 });

async function* chunksOf(database: Database, { id, pedacos }: Archive): AsyncGenerator<Buffer> {
  for (let seq = 0; seq < pedacos; seq += 1) {
    const chunk = await readChunk(database, id, seq);
    if (!chunk) throw new Error('the archive is gone');
    yield chunk;
  }
}
