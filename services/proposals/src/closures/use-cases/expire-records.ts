import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import type { Task } from '@acordo/service-kit/schedule/task';
import { doubtImagesOf } from '../../assets/doubted-images.js';
import { Eraser } from '../../erasure/eraser.js';
import { deletedEvent } from '../events-of.js';
import { holdExpired } from '../persistence/held-proposals.js';
import { eraseRecords, hideAll } from '../persistence/write-endings.js';

const BATCH = 200;

/**
 * D37: a signed record whose years are over is erased, its owner's account closed or not: link, content, evidence, snapshot.
 * Its chain of hashes stays and still verifies ("conteúdo apagado", D19).
 */
export class ExpireRecords implements Task {
  readonly name = 'erasing old signed records';

  constructor(
    private readonly work: UnitOfWork,
    private readonly eraser: Eraser,
    private readonly years: number,
  ) {}

  execute(): Promise<boolean> {
    return this.work.run(async (tx) => {
      const rows = await holdExpired(tx, this.years, BATCH);
      if (rows.length === 0) return false;
      const ids = rows.map(({ id }) => id);
      await doubtImagesOf(tx, null, ids);
      await hideAll(tx, rows.filter(({ deleted }) => !deleted).map(deletedEvent));
      await eraseRecords(tx, ids);
      tx.afterCommit(() => this.eraser.nudge());
      return rows.length === BATCH;
    });
  }
}
