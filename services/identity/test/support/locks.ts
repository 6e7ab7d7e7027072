import type pg from 'pg';

/** Waits until this many statements in this database wait for locks; returns the backend's process id of one. */
export async function somebodyWaits(rows: Pick<pg.Pool, 'query'>, howMany = 1): Promise<number> {
  const text = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows: waiting } = await rows.query<{ pid: number }>(text);
    if (waiting[0] && waiting.length >= howMany) return waiting[0].pid;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits');
}

/** Does `work` while another connection holds this statement's locks, then releases them. */
export async function holding<T>(
  rows: Pick<pg.Pool, 'connect'>,
  lock: string,
  work: (holder: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const holder = await rows.connect();
  try {
    await holder.query(`BEGIN; ${lock}`);
    return await work(holder);
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
}
