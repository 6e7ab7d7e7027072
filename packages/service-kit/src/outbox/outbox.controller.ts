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
import { isOpen, lockUnsettled, readUnsettled, reopenRow, settleRow } from './outbox-statements.js';

interface Message {
  kind: string;
  v: number;
  model: unknown;
}

type Terms = Pick<OutboxOptions, 'mayRead' | 'routes' | 'undelivered'>;

/** The consumers' side door to a service's outbox (D30). Each sees the rows that are for it; others are unknown to it. */
export function outboxController({ mayRead, routes = {}, undelivered: writeDown }: Terms): Type {
  const consumers = Object.values(routes).map(({ consumer }) => consumer);

  /** The last two values of a statement: a list of kinds, and whether those alone or all others are meant. */
  const kindsFor = ({ iss }: Caller): [string[], boolean] =>
    mayRead.includes(iss)
      ? [Object.keys(routes), false]
      : [Object.keys(routes).filter((kind) => routes[kind]?.consumer === iss), true];

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
      const values = [params.id, ...kindsFor(caller)];
      return { message: await one<Message>(this.database, readUnsettled, values) };
    }

    @Call(settleOutbox)
    async settle(
      @Input() { params, body }: InputOf<typeof settleOutbox>,
      @CurrentCaller() caller: Caller,
    ): Promise<ResultOf<typeof settleOutbox>> {
      const kinds = kindsFor(caller);
      const settled = [params.id, body.outcome, body.reason, ...kinds];
      const { undelivered: why } = body;
      if (!writeDown || why === null) return void (await this.database.query(settleRow, settled));
      await this.work.run(async (tx) => {
        const message = await one<Pick<Message, 'kind' | 'model'>>(tx, lockUnsettled, [params.id, ...kinds]);
        if (!message) return; // settled before, and told then
        await writeDown(tx, message, why);
        await tx.query(settleRow, settled);
      });
    }

    @Call(reopenOutbox)
    async reopen(
      @Input() { params }: InputOf<typeof reopenOutbox>,
      @CurrentCaller() caller: Caller,
    ): Promise<ResultOf<typeof reopenOutbox>> {
      const values = [params.id, ...kindsFor(caller)];
      await this.database.query(reopenRow, values);
      // Asked apart: of a row that is on its way already nothing has changed, and that is as good.
      const open = await one(this.database, isOpen, values);
      if (open) this.relay.nudge();
      return { state: open ? 'open' : 'gone' };
    }
  }
  return OutboxController;
}
