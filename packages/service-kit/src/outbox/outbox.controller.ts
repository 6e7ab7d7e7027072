import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import { Controller, type Type } from '@nestjs/common';
import { Internal } from '../caller/access.js';
import { Database } from '../database/database.js';
import { one } from '../database/statement.js';
import { Call, Input } from '../http/call.decorator.js';
import { readUnsettled, settleRow } from './outbox-statements.js';

interface Message {
  kind: string;
  v: number;
  model: unknown;
}

/** The consumer's side door to a service's outbox (D30). Which services it is for is the module's option. */
export function outboxController(readers: readonly string[]): Type {
  @Controller()
  @Internal(...readers)
  class OutboxController {
    constructor(private readonly database: Database) {}

    @Call(readOutbox)
    async read(@Input() { params }: InputOf<typeof readOutbox>): Promise<ResultOf<typeof readOutbox>> {
      return { message: await one<Message>(this.database, readUnsettled, [params.id]) };
    }

    @Call(settleOutbox)
    async settle(
      @Input() { params, body }: InputOf<typeof settleOutbox>,
    ): Promise<ResultOf<typeof settleOutbox>> {
      await this.database.query(settleRow, [params.id, body.outcome, body.reason]);
    }
  }
  return OutboxController;
}
