import type { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import { PdfLayoutEntity } from '../../database/entities/pdf-layout.js';
import type { Layout } from '../domain/layout.js';

type Kept = Pick<PdfLayoutEntity, 'codigo' | 'layout'>;
const p = parameters<Kept>();
const keepStatement = statement(
  'pdf-layout-keep',
  sql`INSERT INTO pdf_layouts (codigo, layout) VALUES (${p.codigo}, ${p.layout})
   ON CONFLICT (codigo) DO NOTHING RETURNING layout`,
).returning<Pick<Kept, 'layout'>>();

/** Stores the layout of a signed PDF unless there is one. Returns the valid one: the first. */
export async function keepLayout(database: Database, codigo: string, layout: Layout): Promise<Layout> {
  const kept = await one(database, keepStatement, { codigo, layout });
  return kept?.layout ?? (await findLayout(database, codigo)) ?? layout;
}

/** The layout of the first rendering; null if there was none. */
export const findLayout = async (database: Database, codigo: string): Promise<Layout | null> =>
  (await database.repository(PdfLayoutEntity).findOneBy({ codigo }))?.layout ?? null;
