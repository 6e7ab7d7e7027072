import { Counter } from 'prom-client';
import { registry } from '../health/metrics.js';

/** Tries of jobs by how they ended; the words for endings are the worker's own. */
export const jobTries = new Counter({
  name: 'acordo_job_tries_total',
  help: 'Tries to do a job, by queue, kind of job and how they ended.',
  labelNames: ['queue', 'kind', 'ending'],
  registers: [registry],
});
