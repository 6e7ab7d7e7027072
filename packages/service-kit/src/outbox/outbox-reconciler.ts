import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { exactlyOne } from '../database/statement.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { showOutbox } from './outbox-metrics.js';
import {
  KEEP_DEAD_DAYS,
  OUTBOX_OPTIONS,
  type OutboxOptions,
  PUT_BACK_AFTER_S,
  RECONCILE_MS,
} from './outbox-options.js';
import { OutboxRelay } from './outbox-relay.js';
import { countUnsent, eraseDead, deleteSent, lockReconciler, putBack } from './outbox-statements.js';
import { Pause } from './pause.js';

/**
 * D30: what was queued and not settled in time is queued again, whatever happened to the job: a wiped queue loses no
 * message. The same run erases old dead messages, deletes rows sent long ago, and counts the rows for `/metrics`.
 */
@Injectable()
export class OutboxReconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private readonly pause = new Pause();
  private loop: Promise<void> = Promise.resolve();
  private stopping = false;
  private failing = false;

  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly work: UnitOfWork,
    private readonly relay: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.pause.end();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.round();
        this.failing = false;
      } catch (error) {
        if (!this.failing) this.logger.warn(`could not look after the outbox: ${(error as Error).message}`);
        this.failing = true;
      }
      if (!this.stopping) await this.pause.wait(this.options.reconcileMs ?? RECONCILE_MS);
    }
  }

  private async round(): Promise<void> {
    const { source, putBackAfterS = PUT_BACK_AFTER_S } = this.options;
    const back = await this.work.run(async (tx) => {
      const { locked } = await exactlyOne(tx, lockReconciler, { lock: `acordo:outbox:${source}` });
      const moved = locked ? (await exactlyOne(tx, putBack, { seconds: putBackAfterS })).rows : 0;
      if (locked) {
        await tx.query(eraseDead, { days: KEEP_DEAD_DAYS });
        await tx.query(deleteSent);
      }
      showOutbox(source, await exactlyOne(tx, countUnsent));
      return moved;
    });
    if (back === 0) return;
    this.logger.warn(`put ${back} unsettled messages back`);
    this.relay.nudge();
  }
}
