import type { Readable } from 'node:stream';

/** A file that leaves piece by piece, never whole in memory. Only a call whose contract `sends` a file may answer it. */
export class StreamedFile {
  constructor(readonly stream: Readable) {}
}
