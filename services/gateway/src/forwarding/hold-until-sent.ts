import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyReply } from 'fastify';
import type { Memory } from '../capacity/memory.js';
import type { Sender } from '../capacity/sender.js';
import { isRead } from '../server/admission.js';

/** Bytes that need no counting: the system buffers them at once, and most responses are not larger. */
const UNCOUNTED = 16 * 1024;

/**
 * Counts a response that is completely in memory while its client reads. Throws UNAVAILABLE if there is no memory for
 * the response to a read.
 */
export function holdUntilSent(bytes: number, memory: Memory, sender: Sender, reply: FastifyReply): void {
  if (bytes <= UNCOUNTED) return;
  const hold = memory.hold(sender, isRead(reply.request.method));
  if (!hold.take(bytes))
    throw new AppError('UNAVAILABLE', { cause: new Error('no room for this response'), retryAfter: 2 });
  reply.raw.once('close', () => hold.release());
}
