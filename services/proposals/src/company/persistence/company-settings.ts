import type { Company } from '@acordo/contracts/http/company/company';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { assignments, places } from '../../database/places.js';
import { COMPANY_COLUMNS } from '../company-columns.js';

const columns = COMPANY_COLUMNS.join(', ');
/** `logo_url` among the values. */
const LOGO_PLACE = `$${COMPANY_COLUMNS.indexOf('logo_url') + 2}`;
const values = (userId: string, company: Company) => [
  userId,
  ...COMPANY_COLUMNS.map((name) => company[name]),
];

const readStatement = statement(
  'company-read',
  `SELECT ${columns} FROM company_settings WHERE user_id = $1 AND versao > 0`,
);
export const readCompany = (db: Queryable, userId: string): Promise<Company | null> =>
  one<Company>(db, readStatement, [userId]);

// A row of versao 0 was made by a link; nobody saved it (D40).
const insertStatement = statement(
  'company-insert',
  `INSERT INTO company_settings AS c (user_id, ${columns}, versao) VALUES (${places(1, COMPANY_COLUMNS.length + 1)}, 1)
   ON CONFLICT (user_id) DO UPDATE SET versao = 1, atualizado_em = agora(), ${assignments(COMPANY_COLUMNS, 2)}
   WHERE c.versao = 0
   RETURNING ${columns}`,
);
/** Null when settings were saved before. */
export const insertCompany = (db: Queryable, userId: string, company: Company): Promise<Company | null> =>
  one<Company>(db, insertStatement, values(userId, company));

// The logo from before is in doubt, and left alone for a while like a new one: another tab may still send its address.
const updateStatement = statement(
  'company-update',
  `WITH antes AS (
     SELECT decode(substring(logo_url FROM '^/api/assets/([0-9a-f]{64})$'), 'hex') AS hash FROM company_settings
     WHERE user_id = $1 AND logo_url <> ${LOGO_PLACE}
   ), duvida AS (
     INSERT INTO asset_doubts (hash) SELECT hash FROM antes WHERE hash IS NOT NULL
     ON CONFLICT (hash) DO UPDATE SET sem_uso_em = NULL RETURNING hash
   ), usada AS (
     UPDATE assets SET usado_em = agora() FROM duvida WHERE assets.hash = duvida.hash
   )
   UPDATE company_settings SET versao = versao + 1, atualizado_em = agora(), ${assignments(COMPANY_COLUMNS, 2)}
   WHERE user_id = $1 AND versao > 0
   RETURNING ${columns}`,
);
/** Null when nothing was saved yet. */
export const updateCompany = (db: Queryable, userId: string, company: Company): Promise<Company | null> =>
  one<Company>(db, updateStatement, values(userId, company));
