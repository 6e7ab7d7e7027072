import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Responses up to this size are read completely, which costs less than a stream. */
const WHOLE = 64 * 1024;
/**
 * Longer ones are read ahead of the client up to here, so that a slow client does not occupy the connection to the service:
 * all responses but huge lists and archives are read as fast as the service sends them.
 */
export const MOST_AHEAD = 4 * 1024 * 1024;

/** Memory for a response that is read ahead of its client. */
export interface ReservedMemory {
  /** Bytes. */
  readonly ahead: number;
  /** The response has been read, or is no longer read. */
  release(): void;
}

/** There is no memory for this response now. */
export class NoMemoryLeft extends Error {}

/** A service's response: whole where it is small, else a stream, which has to be read or destroyed. */
export interface Incoming {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
}

/** One call as an undici handler. `answered` gets the response, or why there is none; `ended` runs once, at the end. */
export class Exchange implements Dispatcher.DispatchHandler {
  private head: Omit<Incoming, 'body'> | undefined;
  private readonly chunks: Buffer[] = [];
  private stream: Readable | undefined;

  constructor(
    private readonly answered: { resolve(response: Incoming): void; reject(error: unknown): void },
    private readonly ended: () => void,
    private readonly roomFor: (length: number | undefined) => ReservedMemory | null,
  ) {}

  onRequestStart(): void {
    // undici detects the new kind of handler by this method
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return; // an interim response; the real one follows
    this.head = { status, headers };
    if (isSmall(status, headers)) return;
    const room = this.roomFor(lengthOf(headers));
    if (!room) return controller.abort(new NoMemoryLeft('no room for this response'));
    this.stream = new Readable({
      highWaterMark: room.ahead + 1, // a stream that is full pauses the connection, also over the response's last byte
      read: () => controller.resume(),
      destroy: (error, done) => {
        controller.abort(error ?? new Error('nobody reads this response'));
        done(error);
      },
    });
    this.stream.once('close', () => room.release());
    this.answered.resolve({ ...this.head, body: this.stream });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.stream) this.chunks.push(chunk);
    else if (!this.stream.push(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.ended();
    if (this.stream) this.stream.push(null);
    else if (this.head) this.answered.resolve({ ...this.head, body: Buffer.concat(this.chunks) });
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.ended();
    if (this.stream) this.stream.destroy(error);
    else this.answered.reject(error);
  }
}

function isSmall(status: number, headers: IncomingHttpHeaders): boolean {
  if (status === 204 || status === 304) return true;
  const length = lengthOf(headers);
  return length !== undefined && length <= WHOLE;
}

const lengthOf = ({ 'content-length': length }: IncomingHttpHeaders): number | undefined =>
  length === undefined ? undefined : Number(length);
