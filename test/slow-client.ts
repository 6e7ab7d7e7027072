import { connect, type Socket } from 'node:net';

/** Addresses of other clients: on Linux all of 127.0.0.0/8 is this machine. */
export const computer = (which: number): string =>
  `127.0.${2 + Math.floor(which / 200)}.${1 + (which % 200)}`;

export interface SlowClient {
  readonly socket: Socket;
  /** Bytes read so far. */
  readonly text: () => string;
  readonly closed: Promise<void>;
  leave(): void;
}

/** Connects from this address, sends the bytes and reads at most `reads` bytes of the response. */
export function slowClient(port: number, from: string, bytes: string | Buffer, reads = 0): SlowClient {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let text = '';
  socket.on('error', () => undefined);
  socket.write(bytes);
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    if (text.length >= reads) socket.pause();
  });
  if (reads === 0) socket.pause();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, text: () => text, closed, leave: () => socket.destroy() };
}
