import pg from 'pg';

/**
 * A connection that is closed whatever happens.
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 */
export async function withDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * What one statement gives, asked as the database's superuser.
 * @template {pg.QueryResultRow} [Row=any]
 * @param {{ database: { adminUrl: string } }} product
 * @param {string} text
 * @param {unknown[]} [values]
 * @returns {Promise<Row[]>}
 */
export const rowsOf = ({ database }, text, values) =>
  withDatabase(database.adminUrl, async (client) => (await client.query(text, values)).rows);
