import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { AccountActivityEntity } from '../database/entities/account-activity.js';

/** With the account itself (D37). */
export const removeActivityOf = (tx: Tx, conta_id: string) =>
  tx.repository(AccountActivityEntity).delete({ conta_id });
