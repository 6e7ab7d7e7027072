import { connect } from 'node:net';

export interface RawResponse {
  readonly text: string;
  readonly status: number;
  readonly closed: boolean;
  /** Milliseconds from connecting to the close, or to giving up. */
  readonly ms: number;
}

/** Sends exactly these bytes and collects the response until the other side closes, or for `waitMs`. */
export function sendRaw(
  port: number,
  bytes: string | readonly string[],
  waitMs = 1_000,
): Promise<RawResponse> {
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of typeof bytes === 'string' ? [bytes] : bytes) socket.write(part, 'latin1');
    });
    let text = '';
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ text, status, closed, ms: performance.now() - start });
    };
    const timer = setTimeout(() => finish(false), waitMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined); // a reset counts as a close
    socket.on('close', () => finish(true));
  });
}
