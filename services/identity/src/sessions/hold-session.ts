import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SessionEntity } from '../database/entities/session.js';

const p = parameters<SessionEntity>();

const hold = statement(
  'session-hold',
  sql`SELECT metodo FROM sessions
      WHERE id = ${p.id} AND user_id = ${p.user_id} AND expira_em > agora() FOR KEY SHARE`,
).returning<Pick<SessionEntity, 'metodo'>>();
/**
 * How this user's session was opened, if it is valid; it is then locked until this transaction ends. For changes that a
 * session which was just ended must not make. The user's row is locked before.
 */
export const holdMethod = async (tx: Queryable, id: string, user_id: string) =>
  (await one(tx, hold, { id, user_id }))?.metodo ?? null;

/** Whether it is valid. */
export const holdSession = async (tx: Queryable, id: string, user_id: string): Promise<boolean> =>
  (await holdMethod(tx, id, user_id)) !== null;
