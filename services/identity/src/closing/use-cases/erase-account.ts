import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import { oweAllOf } from '../../billing/owe-cancellations.js';
import { erasedElsewhere, eraseClosed, lockErasable } from '../persistence/closing.js';

/**
 * D37: identity is the last to erase. It waits until the payment provider has confirmed all cancellations, but not beyond the promised
 * time: what is still to be cancelled then is kept with only the provider's ids. Idempotent.
 */
@Injectable()
export class EraseAccount {
  constructor(private readonly work: UnitOfWork) {}

  execute(userId: string): Promise<void> {
    return this.work.run(async (tx) => {
      if (!(await erasedElsewhere(tx, userId))) return;
      await oweAllOf(tx, userId);
      const erasable = await lockErasable(tx, userId);
      if (erasable) await eraseClosed(tx, erasable);
    });
  }
}
