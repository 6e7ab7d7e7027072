import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { eraseClosed, lockErasable } from '../persistence/closing.js';

/** D37: accounts whose erasure waited for the payment provider, one per transaction. */
@Injectable()
export class EraseWaiting implements Task {
  readonly name = 'erasing accounts that waited for the payment provider';

  constructor(private readonly work: UnitOfWork) {}

  execute(): Promise<boolean> {
    return this.work.run(async (tx) => {
      const erasable = await lockErasable(tx, null);
      if (erasable) await eraseClosed(tx, erasable);
      return erasable !== null;
    });
  }
}
