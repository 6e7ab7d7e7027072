import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** Answers up to here are taken over whole, which frees the service at once and costs less than a stream. */
const WHOLE = 64 * 1024;

/** A service's answer: whole where it is small, else a stream, which has to be read or destroyed. */
export interface Incoming {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | Readable;
}

/** One call as undici tells it. `answered` gets the answer, or why there is none; `ended` runs once, when all is over. */
export class Exchange implements Dispatcher.DispatchHandler {
  private head: Omit<Incoming, 'body'> | undefined;
  private readonly chunks: Buffer[] = [];
  private stream: Readable | undefined;

  constructor(
    private readonly answered: { resolve(answer: Incoming): void; reject(error: unknown): void },
    private readonly ended: () => void,
  ) {}

  onRequestStart(): void {
    // undici knows by this method that the handler is of the new kind
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) return; // an interim answer; the real one follows
    this.head = { status, headers };
    if (isSmall(status, headers)) return;
    this.stream = new Readable({
      read: () => controller.resume(),
      destroy: (error, done) => {
        controller.abort(error ?? new Error('nobody reads this answer'));
        done(error);
      },
    });
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
  const length = headers['content-length'];
  return length !== undefined && Number(length) <= WHOLE;
}
