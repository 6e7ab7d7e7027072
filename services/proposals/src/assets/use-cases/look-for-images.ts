import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { Eraser } from '../../erasure/eraser.js';
import { markUnused, takeImagesTurn } from '../persistence/unused-images.js';

/**
 * D24, D37: deletes images that were never saved, or that only deleted rows named; not one that a row still names: others may
 * have uploaded the same.
 */
@Injectable()
export class LookForImages implements Task {
  readonly name = 'looking for unused images';

  constructor(
    private readonly work: UnitOfWork,
    private readonly eraser: Eraser,
  ) {}

  execute(): Promise<boolean> {
    return this.work.run(async (tx) => {
      if (!(await takeImagesTurn(tx))) return false;
      if ((await markUnused(tx)) > 0) tx.afterCommit(() => this.eraser.nudge());
      return true;
    });
  }
}
