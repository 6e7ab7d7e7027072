import { AppError } from '@acordo/service-kit/errors/app-error';
import type { FastifyReply } from 'fastify';
import type { Memory } from '../capacity/memory.js';
import type { Sender } from '../capacity/sender.js';
import { isRead } from '../server/admission.js';

/** Bytes that need no counting: the system takes them over at once, and most responses are no longer. */
const UNCOUNTED = 16 * 1024;

/**
 * Counts a response that is in memory as a whole for as long as its client reads. Throws UNAVAILABLE where there is no room for
 * what was only read.
 */
export function holdUntilSent(bytes: number, memory: Memory, sender: Sender, reply: FastifyReply): void {
  if (bytes <= UNCOUNTED) return;
  const hold = memory.hold(sender, isRead(reply.request.method));
  if (!hold.take(bytes))
    throw new AppError('UNAVAILABLE', { cause: new Error('no room for this response'), retryAfter: 2 });
  reply.raw.once('close', () => hold.release());
}
