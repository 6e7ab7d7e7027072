import pg from 'pg';

/** What the product's database holds, asked as its superuser. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  { database }: { database: { adminUrl: string } },
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
