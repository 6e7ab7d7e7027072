import { Counter } from 'prom-client';
import { registry } from '../health/metrics.js';

/** Attempts of jobs by result; each worker has its own words for results. */
export const jobTries = new Counter({
  name: 'acordo_job_tries_total',
  help: 'Tries to do a job, by queue, kind of job and how they ended.',
  labelNames: ['queue', 'kind', 'ending'],
  registers: [registry],
});
