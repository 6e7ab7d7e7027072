import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Layout } from '../domain/layout.js';

const keepStatement = statement(
  'pdf-layout-keep',
  'INSERT INTO pdf_layouts (codigo, layout) VALUES ($1, $2) ON CONFLICT (codigo) DO NOTHING RETURNING layout',
);
const findStatement = statement('pdf-layout-find', 'SELECT layout FROM pdf_layouts WHERE codigo = $1');

/** Writes down the layout of a signed PDF unless there is one. Returns the one that counts: the first. */
export async function keepLayout(db: Queryable, codigo: string, layout: Layout): Promise<Layout> {
  const kept = await one<{ layout: Layout }>(db, keepStatement, [codigo, layout]);
  return kept?.layout ?? (await findLayout(db, codigo)) ?? layout;
}

/** The layout of the first drawing; null where there was none. */
export const findLayout = async (db: Queryable, codigo: string): Promise<Layout | null> =>
  (await one<{ layout: Layout }>(db, findStatement, [codigo]))?.layout ?? null;
