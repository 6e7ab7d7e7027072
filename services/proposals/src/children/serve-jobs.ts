import { writeFileSync } from 'node:fs';
import { JobRefused } from './job-errors.js';
import type { Reply } from './reply.js';

/** The main loop of a child process: one job after the other, until the service closes the channel. */
export function serveJobs(work: (job: unknown) => Promise<unknown>): void {
  goFirst();
  process.on('message', (job) => void response(work, job));
  process.once('disconnect', () => process.exit());
  say({ ready: true });
}

/** Where the container's memory is full the kernel ends a child, not the service: one failed job (docs/decisions/0025). */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '800');
  } catch {
    // not Linux: no such setting
  }
}

async function response(work: (job: unknown) => Promise<unknown>, job: unknown): Promise<void> {
  let reply: Reply;
  try {
    reply = { done: await work(job) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply = error instanceof JobRefused ? { refused: message } : { failed: message };
  }
  say(reply);
}

const say = (reply: Reply) => process.send?.(reply);
