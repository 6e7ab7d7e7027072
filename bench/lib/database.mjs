import pg from 'pg';

/** A superuser's connection with the proposals' schema in its search path, always closed at the end. */
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
