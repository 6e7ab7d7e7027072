import pg from 'pg';

/** A superuser's connection with the proposals' tables in sight, closed whatever happens. */
export async function withDatabase(adminUrl, work) {
  const db = new pg.Client(adminUrl);
  await db.connect();
  try {
    await db.query('SET search_path = proposals');
    return await work(db);
  } finally {
    await db.end();
  }
}
