import { statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';

const forgetStatement = statement('export-forget', 'DELETE FROM exports WHERE user_id = $1');
/** A closed account's: nobody could fetch it any more. */
export const forgetArchives = (tx: Tx, userId: string) => tx.query(forgetStatement, [userId]);
