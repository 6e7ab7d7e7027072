import { availableParallelism } from 'node:os';
import type { Environment } from './fork-limited.js';

export interface PoolOptions {
  /** Names it in logs and metrics. */
  name: string;
  /** What children run: a compiled file that calls `serveJobs` (child-script.ts finds it). */
  script: URL;
  /** Children at most; one core stays the service's own. */
  size?: number;
  /** Jobs that may wait; more are refused with BUSY. */
  queue?: number;
  /** Of these, jobs of one asker. */
  queueOfOne?: number;
  /** A job that could not start within this is refused with BUSY: its caller would not wait for its end. */
  waitMs?: number;
  /** A job's time, from its start; then its child is killed. */
  timeoutMs?: number;
  /** Of this, processor time: unlike the clock it distinguishes a hard job from a busy machine. Enforced where /proc has it. */
  processorMs?: number;
  idleMs?: number;
  /** Jobs after which a child is replaced, whatever its libraries have kept by then. */
  renewAfter?: number;
  memoryMb?: number;
  /** The children's nice value, 0 to 19. */
  niceness?: number;
  /** Additional variables of the children's environment. */
  environment?: Environment;
}

/**
 * For children that use libvips: they end before its own idle threads do, 15.5 s after the last work. Work that arrives in the
 * moment in which they end is never done (libvips 8.18, iofuncs/threadset.c), and that image's sender would read
 * that it is not an image.
 */
export const BEFORE_VIPS_ENDS_MS = 10_000;

export const POOL_DEFAULTS = {
  size: Math.max(1, availableParallelism() - 1),
  queue: 32,
  waitMs: 8_000, // the gateway waits 10 s for a response to begin
  timeoutMs: 10_000,
  processorMs: Number.POSITIVE_INFINITY,
  idleMs: 60_000,
  renewAfter: 500,
  memoryMb: 768,
  niceness: 0,
  environment: {},
};
