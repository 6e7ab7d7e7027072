import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readOutbox, reopenOutbox, settleOutbox } from '@acordo/contracts/internal/outbox';
import { Controller, type Type } from '@nestjs/common';
import { Internal } from '../caller/access.js';
import { type Caller, CurrentCaller } from '../caller/caller.js';
import { Database } from '../database/database.js';
import { one } from '../database/statement.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Call, Input } from '../http/call.decorator.js';
import type { OutboxOptions } from './outbox-options.js';
import { OutboxRelay } from './outbox-relay.js';
import {
  isOpen,
  lockUnsettled,
  type Readable,
  readUnsettled,
  reopenRow,
  settleRow,
} from './outbox-statements.js';

type Terms = Pick<OutboxOptions, 'mayRead' | 'routes' | 'undelivered'>;

/** The consumers' calls to a service's outbox (D30). Each gets only its own rows; others are 404. */
export function outboxController({ mayRead, routes = {}, undelivered: writeDown }: Terms): Type {
  const consumers = Object.values(routes).map(({ consumer }) => consumer);

  const readableFor = ({ iss }: Caller): Readable =>
    mayRead.includes(iss)
      ? { kinds: Object.keys(routes), listed: false }
      : { kinds: Object.keys(routes).filter((kind) => routes[kind]?.consumer === iss), listed: true };

  @Controller()
  @Internal(...mayRead, ...consumers)
  class OutboxController {
    constructor(
      private readonly database: Database,
      private readonly relay: OutboxRelay,
      private readonly work: UnitOfWork,
    ) {}

    @Call(readOutbox)
    async read(
      @Input() { params }: InputOf<typeof readOutbox>,
      @CurrentCaller() caller: Caller,
    ): Promise<ResultOf<typeof readOutbox>> {
      return { message: await one(this.database, readUnsettled, { id: params.id, ...readableFor(caller) }) };
    }

    @Call(settleOutbox)
    async settle(
      @Input() { params, body }: InputOf<typeof settleOutbox>,
      @CurrentCaller() caller: Caller,
    ): Promise<ResultOf<typeof settleOutbox>> {
      const row = { id: params.id, ...readableFor(caller) };
      const { outcome: status, reason, undelivered: why } = body;
      const settled = { ...row, status, reason };
      if (!writeDown || why === null) return void (await this.database.query(settleRow, settled));
      await this.work.run(async (tx) => {
        const message = await one(tx, lockUnsettled, row);
        if (!message) return; // settled before, and reported then
        await writeDown(tx, message, why);
        await tx.query(settleRow, settled);
      });
    }

    @Call(reopenOutbox)
    async reopen(
      @Input() { params }: InputOf<typeof reopenOutbox>,
      @CurrentCaller() caller: Caller,
    ): Promise<ResultOf<typeof reopenOutbox>> {
      const row = { id: params.id, ...readableFor(caller) };
      await this.database.query(reopenRow, row);
      // A separate check: a row that is queued already is unchanged, which is fine.
      const open = await one(this.database, isOpen, row);
      if (open) this.relay.nudge();
      return { state: open ? 'open' : 'gone' };
    }
  }
  return OutboxController;
}
