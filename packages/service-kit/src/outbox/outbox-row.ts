import { randomUUID } from 'node:crypto';
import type { OutboxColumns } from './outbox-columns.js';

/** Version of a message's model until its contract says otherwise (habit 16). */
const FIRST_VERSION = 1;

export type OutboxRow = Pick<OutboxColumns, 'id' | 'kind' | 'v' | 'model'>;

/**
 * The values of a new outbox row, for a use case that writes it inside a bigger statement (`INSERT INTO outbox (id, kind, v,
 * model)`). The model must have gone through its contract already: `Outbox.row` does that. Nudge the relay after commit.
 */
export function outboxRow(kind: string, model: unknown, v = FIRST_VERSION): OutboxRow {
  return { id: randomUUID(), kind, v, model };
}
