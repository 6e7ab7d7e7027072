import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readOutbox, reopenOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import { Controller, type Type } from '@nestjs/common';
import { Internal } from '../caller/access.js';
import { Database } from '../database/database.js';
import { one } from '../database/statement.js';
import { Call, Input } from '../http/call.decorator.js';
import { OutboxRelay } from './outbox-relay.js';
import { isOpen, readUnsettled, reopenRow, settleRow } from './outbox-statements.js';

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
    constructor(
      private readonly database: Database,
      private readonly relay: OutboxRelay,
    ) {}

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

    @Call(reopenOutbox)
    async reopen(@Input() { params }: InputOf<typeof reopenOutbox>): Promise<ResultOf<typeof reopenOutbox>> {
      await this.database.query(reopenRow, [params.id]);
      // Asked apart: of a row that is on its way already nothing has changed, and that is as good.
      const open = await one(this.database, isOpen, [params.id]);
      if (open) this.relay.nudge();
      return { state: open ? 'open' : 'gone' };
    }
  }
  return OutboxController;
}
