import { Gauge } from 'prom-client';
import { registry } from '../health/metrics.js';

/** Rows by state and the age in seconds of the oldest one that is not settled. */
export interface OutboxCounts {
  pending: number;
  queued: number;
  dead: number;
  oldest: number;
}

const rows = new Gauge({
  name: 'acordo_outbox_rows',
  help: 'Messages of the outbox that were not sent, by state; dead ones failed for good.',
  labelNames: ['source', 'status'],
  registers: [registry],
});

const oldest = new Gauge({
  name: 'acordo_outbox_oldest_seconds',
  help: 'Age of the oldest message that is neither sent nor dead.',
  labelNames: ['source'],
  registers: [registry],
});

export function showOutbox(source: string, counts: OutboxCounts): void {
  for (const status of ['pending', 'queued', 'dead'] as const) rows.set({ source, status }, counts[status]);
  oldest.set({ source }, counts.oldest);
}
