import { Database } from '@acordo/service-kit/database/database';
import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { doubtImagesOf } from '../../assets/doubted-images.js';
import { Eraser } from '../../erasure/eraser.js';
import { isSigned } from '../../states/domain/decisions.js';
import { endLinksOf } from '../end-links-of.js';
import { deletedEvent } from '../events-of.js';
import { closureDone, closuresWithLinks, lockDueClosure } from '../persistence/closures.js';
import { type HeldRow, holdFilled } from '../persistence/held-proposals.js';
import { eraseOwned } from '../persistence/owned.js';
import { emptySigned, eraseUnsignedAll, hideAll } from '../persistence/write-endings.js';

/** Proposals in one transaction. */
const BATCH = 200;

/**
 * D37: erases everything of closed accounts but signed records, when it is due. A batch is a transaction, so
 * that after a crash the rest is found again.
 */
@Injectable()
export class EraseAccounts implements Task {
  readonly name = 'erasing closed accounts';

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly eraser: Eraser,
  ) {}

  async execute(): Promise<boolean> {
    for (const userId of await closuresWithLinks(this.database))
      await this.work.run((tx) => endLinksOf(tx, userId));
    return this.work.run(async (tx) => {
      const userId = await lockDueClosure(tx);
      if (!userId) return false;
      tx.afterCommit(() => this.eraser.nudge());
      const rows = await holdFilled(tx, userId, BATCH);
      await this.erase(tx, userId, rows);
      if (rows.length < BATCH) await this.finish(tx, userId);
      return true;
    });
  }

  private async erase(tx: Tx, userId: string, rows: readonly HeldRow[]): Promise<void> {
    const signed = ({ status }: HeldRow) => isSigned(status);
    const ids = (some: readonly HeldRow[]) => some.map(({ id }) => id);
    await doubtImagesOf(tx, userId, ids(rows));
    await hideAll(tx, rows.filter(({ deleted }) => !deleted).map(deletedEvent));
    await emptySigned(tx, ids(rows.filter(signed)));
    await eraseUnsignedAll(tx, ids(rows.filter((row) => !signed(row))));
  }

  private async finish(tx: Tx, userId: string): Promise<void> {
    await eraseOwned(tx, userId);
    await closureDone(tx, userId);
  }
}
