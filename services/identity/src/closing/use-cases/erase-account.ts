import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import { eraseClosed } from '../persistence/closing.js';

/** D37: identity is the last to erase. Doing it again is harmless. */
@Injectable()
export class EraseAccount {
  constructor(private readonly work: UnitOfWork) {}

  execute(userId: string): Promise<void> {
    return this.work.run((tx) => eraseClosed(tx, userId));
  }
}
