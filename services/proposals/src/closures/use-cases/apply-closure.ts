import { AccountClosed } from '@acordo/contracts/internal/events/account-closed';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import type { EventHandler } from '@acordo/service-kit/inbox/inbox-options';
import { Injectable } from '@nestjs/common';
import { deleteArchives } from '../../exports/delete-archives.js';
import { endLinksOf } from '../end-links-of.js';
import { insertClosure } from '../persistence/closures.js';

/** D37: an account was closed. Ends its unsigned links now; the rest is erased when it is due. */
@Injectable()
export class ApplyClosure implements EventHandler<AccountClosed> {
  readonly kind = 'account-closed';
  readonly v = 1;
  readonly model = AccountClosed;

  async handle(tx: Tx, closed: AccountClosed): Promise<void> {
    await insertClosure(tx, closed);
    await deleteArchives(tx, closed.user_id);
    await endLinksOf(tx, closed.user_id);
  }
}
