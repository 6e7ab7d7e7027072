import { AppError } from '@acordo/service-kit/errors/app-error';
import type { IncomingMessage } from 'node:http';
import type { Hold } from '../capacity/memory.js';
import { BodyBuffer } from './body-buffer.js';

/** Retry-After, in seconds. */
const RETRY_AFTER_S = 2;

/**
 * The whole body, at most `limit` bytes: refused before reading if its announced length is larger, else as soon as it is; the
 * same if there is no memory for it (503). The caller releases `room`.
 */
export async function readBody(message: IncomingMessage, limit: number, room: Hold): Promise<Buffer> {
  const length = message.headers['content-length'];
  const declared = length === undefined ? undefined : Number(length);
  if (declared !== undefined && declared > limit) throw new AppError('TOO_LARGE');
  if (declared !== undefined && !room.fits(declared)) throw noRoom();
  if (message.destroyed) throw new AppError('BAD_REQUEST'); // the client has disconnected
  const buffer = new BodyBuffer(declared ?? limit, room);
  return new Promise((resolve, reject) => {
    const giveUp = (error: AppError) => {
      message.off('data', onData);
      message.resume(); // what still arrives is discarded until the connection is closed
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      if (buffer.length + chunk.length > limit) return giveUp(new AppError('TOO_LARGE'));
      if (!buffer.add(chunk)) giveUp(noRoom());
    };
    message.on('data', onData);
    message.once('end', () => resolve(buffer.whole()));
    message.once('error', () => reject(new AppError('BAD_REQUEST')));
    message.once('close', () => reject(new AppError('BAD_REQUEST')));
  });
}

const noRoom = () =>
  new AppError('UNAVAILABLE', { cause: new Error('no room for this body'), retryAfter: RETRY_AFTER_S });
