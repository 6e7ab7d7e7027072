import type { Readable } from 'node:stream';

/** A file that is sent piece by piece, never whole in memory. Only a call whose contract `sends` a file may return it. */
export class StreamedFile {
  constructor(readonly stream: Readable) {}
}
