import { createHash } from 'node:crypto';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UsedSignInEntity } from '../../database/entities/used-sign-in.js';

const p = parameters<UsedSignInEntity & { seconds: number }>();

const use = statement(
  'sign-in-use',
  sql`INSERT INTO used_sign_ins (state_hash) VALUES (${p.state_hash})
      ON CONFLICT DO NOTHING RETURNING 1 AS first`,
);
/** Whether this state is used for the first time. */
export const useState = async (db: Queryable, state: string): Promise<boolean> =>
  (await one(db, use, { state_hash: createHash('sha256').update(state).digest() })) !== null;

const removeOld = statement(
  'sign-in-remove-old',
  sql`DELETE FROM used_sign_ins WHERE state_hash IN (
        SELECT state_hash FROM used_sign_ins WHERE usado_em < agora() - make_interval(secs => ${p.seconds})
        LIMIT 5000)
      RETURNING 1 AS gone`,
);
/** How many were removed of those that are older than `seconds`; 5,000 at most. */
export const removeOldStates = async (db: Queryable, seconds: number): Promise<number> =>
  (await db.query(removeOld, { seconds })).length;
