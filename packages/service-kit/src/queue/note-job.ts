import type { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { jobTries } from './job-metrics.js';

const KIND_LENGTH = 60;
const REASON_LENGTH = 300;
/** Ends after which nobody tries again by itself. */
const FINAL = new Set(['dead', 'unreadable']);

/** Counts and logs how a try of a job ended: its kind and row, never whom it is about (D35). */
export function noteJob(logger: Logger, queue: string, job: Job, ending: string, reason = ''): void {
  const kind = job.name.slice(0, KIND_LENGTH);
  jobTries.inc({ queue, kind, ending });
  const line = `${kind} ${job.id} ${ending}${reason && `: ${reason.slice(0, REASON_LENGTH)}`}`;
  if (FINAL.has(ending)) logger.error(line);
  else if (reason) logger.warn(line);
  else logger.log(line);
}
