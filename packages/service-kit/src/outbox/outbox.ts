import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '../database/unit-of-work.js';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';
import { OutboxRelay } from './outbox-relay.js';
import { type OutboxRow, outboxRow } from './outbox-row.js';
import { insertRow } from './outbox-statements.js';

export interface NewMessage {
  kind: string;
  v?: number;
  model: unknown;
}

/** Use cases write messages for others here, in the same transaction as the change itself (D30). */
@Injectable()
export class Outbox {
  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly relay: OutboxRelay,
  ) {}

  /** Writes the row; the relay is woken once the transaction is durable. Returns the row's id. Throws like `row`. */
  async add(tx: Tx, message: NewMessage): Promise<string> {
    const row = this.row(message);
    await insertRow(tx, row);
    tx.afterCommit(() => this.nudge());
    return row.id;
  }

  /**
   * The row's values with the model in wire form, for a use case that writes it inside a bigger statement; it calls
   * `tx.afterCommit(() => outbox.nudge())` itself. Throws when the kind is unknown or the model breaks its contract.
   */
  row({ kind, v, model }: NewMessage): OutboxRow {
    const schema = this.options.models[kind];
    if (!schema) throw new Error(`no contract for messages of kind ${kind}`);
    const parsed = schema.safeParse(model);
    if (parsed.success) return outboxRow(kind, parsed.data, v);
    const places = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
    throw new Error(`model of ${kind} breaks its contract: ${places.join(', ')}`);
  }

  /** Wakes the relay of this process; without it the row waits for the next poll (1 s). Never throws, never waits. */
  nudge(): void {
    this.relay.nudge();
  }
}
