import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const hold = statement(
  'session-hold',
  'SELECT metodo FROM sessions WHERE id = $1 AND user_id = $2 AND expira_em > agora() FOR KEY SHARE',
);
/**
 * How this user's session was opened, if it stands; then it does until this transaction ends. For what a session which was
 * just ended must not bring about. The user's row is locked before.
 */
export const holdMethod = async (tx: Queryable, id: string, userId: string) =>
  (await one<{ metodo: 'senha' | 'google' }>(tx, hold, [id, userId]))?.metodo ?? null;

/** Whether it stands. */
export const holdSession = async (tx: Queryable, id: string, userId: string): Promise<boolean> =>
  (await holdMethod(tx, id, userId)) !== null;
