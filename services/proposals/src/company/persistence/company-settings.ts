import type { Company } from '@acordo/contracts/http/company/company';
import { assignments, join, parameters, raw, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { COMPANY_COLUMNS } from '../company-columns.js';

const p = parameters<Company & { userId: string }>();
const COLUMNS = raw(COMPANY_COLUMNS.join(', '));
const SET_COMPANY = assignments(COMPANY_COLUMNS, p);

const readStatement = statement(
  'company-read',
  sql`SELECT ${COLUMNS} FROM company_settings WHERE user_id = ${p.userId} AND versao > 0`,
).returning<Company>();
export const readCompany = (db: Queryable, userId: string): Promise<Company | null> =>
  one(db, readStatement, { userId });

// A row with versao 0 was made by a link, not saved by its owner (D40).
const insertStatement = statement(
  'company-insert',
  sql`INSERT INTO company_settings AS c (user_id, ${COLUMNS}, versao)
   VALUES (${p.userId}, ${join(COMPANY_COLUMNS.map((column) => p[column]))}, 1)
   ON CONFLICT (user_id) DO UPDATE SET versao = 1, atualizado_em = agora(), ${SET_COMPANY} WHERE c.versao = 0
   RETURNING ${COLUMNS}`,
).returning<Company>();
/** Null when settings were saved before. */
export const insertCompany = (db: Queryable, userId: string, company: Company): Promise<Company | null> =>
  one(db, insertStatement, { ...company, userId });

// The previous logo becomes a candidate for deletion, kept for a while: another tab may still send its address.
const updateStatement = statement(
  'company-update',
  sql`WITH before AS (
     SELECT decode(substring(logo_url FROM '^/api/assets/([0-9a-f]{64})$'), 'hex') AS hash FROM company_settings
     WHERE user_id = ${p.userId} AND logo_url <> ${p.logo_url}
   ), doubt AS (
     INSERT INTO asset_doubts (hash) SELECT hash FROM before WHERE hash IS NOT NULL
     ON CONFLICT (hash) DO UPDATE SET sem_uso_em = NULL RETURNING hash
   ), used AS (
     UPDATE assets SET usado_em = agora() FROM doubt WHERE assets.hash = doubt.hash
   )
   UPDATE company_settings SET versao = versao + 1, atualizado_em = agora(), ${SET_COMPANY}
   WHERE user_id = ${p.userId} AND versao > 0
   RETURNING ${COLUMNS}`,
).returning<Company>();
/** Null when nothing was saved yet. */
export const updateCompany = (db: Queryable, userId: string, company: Company): Promise<Company | null> =>
  one(db, updateStatement, { ...company, userId });
