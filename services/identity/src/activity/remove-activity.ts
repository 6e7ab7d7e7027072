import { type Queryable, statement } from '@acordo/service-kit/database/statement';

const remove = statement('activity-remove', 'DELETE FROM account_activity WHERE conta_id = $1');
/** With the account itself (D37). */
export const removeActivityOf = (tx: Queryable, accountId: string) => tx.query(remove, [accountId]);
