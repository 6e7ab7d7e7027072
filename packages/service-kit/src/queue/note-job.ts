import type { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { jobTries } from './job-metrics.js';

const KIND_LENGTH = 60;
const REASON_LENGTH = 300;
/** Results after which there is no automatic retry. */
const FINAL = new Set(['dead', 'unreadable']);

/** Counts and logs the result of a job's attempt: its kind and row, never whom it is about (D35). */
export function noteJob(logger: Logger, queue: string, job: Job, ending: string, reason = ''): void {
  const kind = job.name.slice(0, KIND_LENGTH);
  jobTries.inc({ queue, kind, ending });
  const line = `${kind} ${job.id} ${ending}${reason && `: ${reason.slice(0, REASON_LENGTH)}`}`;
  if (FINAL.has(ending)) logger.error(line);
  else if (reason) logger.warn(line);
  else logger.log(line);
}
