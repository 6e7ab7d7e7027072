import type { Rows } from './rows.js';

type Transaction = Awaited<ReturnType<Rows['begin']>>;

const OPEN = `INSERT INTO identity.users (id, nome, email, email_normalizado) VALUES ($1, 'x', $1::uuid::text, $1::uuid::text)
  ON CONFLICT DO NOTHING`;
const CLOSE = 'UPDATE identity.users SET fechada_em = now(), apagar_em = now() WHERE id = $1';

/** Identity's closing of an account, only in the database (D37), without the event. */
export async function closeInIdentity(rows: Rows, userId: string): Promise<void> {
  await rows.query(OPEN, [userId]);
  await rows.query(CLOSE, [userId]);
}

/** The same in a transaction that stays open until the test ends it. */
export async function beginClosing(rows: Rows, userId: string): Promise<Transaction> {
  await rows.query(OPEN, [userId]);
  const closing = await rows.begin();
  await closing.query(CLOSE, [userId]);
  return closing;
}
