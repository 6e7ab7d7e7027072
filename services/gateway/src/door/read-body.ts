import { AppError } from '@acordo/service-kit/errors/app-error';
import type { IncomingMessage } from 'node:http';

/** The whole body, at most `limit` bytes: refused before reading when it says that it is longer, else as soon as it is. */
export async function readBody(message: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limit) throw new AppError('TOO_LARGE');
  if (message.destroyed) throw new AppError('BAD_REQUEST'); // the client has gone; nobody reads this
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) return void chunks.push(chunk);
      message.off('data', onData);
      message.resume(); // what still comes is thrown away until the connection is closed
      reject(new AppError('TOO_LARGE'));
    };
    message.on('data', onData);
    message.once('end', () => resolve(Buffer.concat(chunks, length)));
    message.once('error', () => reject(new AppError('BAD_REQUEST')));
    message.once('close', () => reject(new AppError('BAD_REQUEST')));
  });
}
