import { JobRefused } from './job-errors.js';
import type { Reply } from './reply.js';

/** The whole life of a child process: one job after the other, until the service lets go of it. */
export function serveJobs(work: (job: unknown) => Promise<unknown>): void {
  process.on('message', (job) => void answer(work, job));
  process.once('disconnect', () => process.exit());
  say({ ready: true });
}

async function answer(work: (job: unknown) => Promise<unknown>, job: unknown): Promise<void> {
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
