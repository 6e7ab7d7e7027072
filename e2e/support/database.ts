import pg from 'pg';

/** Queries the product's database as its superuser. */
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
