import { Gauge, Histogram } from 'prom-client';
import { registry } from './metrics.js';

/** How long heavy jobs took, by worker and result; each worker has its own words for results. */
export const workSeconds = new Histogram({
  name: 'acordo_work_seconds',
  help: 'Time of a heavy job from its start, by pool and how it ended.',
  labelNames: ['pool', 'ending'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

export const workWaiting = new Gauge({
  name: 'acordo_work_waiting',
  help: 'Heavy jobs that wait for their turn, by pool.',
  labelNames: ['pool'],
  registers: [registry],
});
