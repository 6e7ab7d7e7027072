import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { AdminEntity } from '../database/entities/admin.js';

const p = parameters<AdminEntity>();

export type AdminRow = Pick<AdminEntity, 'id' | 'email' | 'criado_em' | 'ultimo_login'> & {
  dois_fatores: boolean;
  codigos_restantes: number;
};
const ROW = sql`a.id, a.email, a.criado_em, a.ultimo_login,
  EXISTS (SELECT 1 FROM admin_second_factors f WHERE f.admin_id = a.id AND f.ligado_em IS NOT NULL) AS dois_fatores,
  (SELECT count(*)::int FROM admin_recovery_codes c WHERE c.admin_id = a.id AND c.usado_em IS NULL) AS codigos_restantes`;

const byId = statement(
  'admin-by-id',
  sql`SELECT ${ROW} FROM admins a WHERE a.id = ${p.id}`,
).returning<AdminRow>();
export const findAdmin = (db: Queryable, id: string) => one(db, byId, { id });

const all = statement(
  'admin-list',
  sql`SELECT ${ROW} FROM admins a ORDER BY a.criado_em, a.id`,
).returning<AdminRow>();
export const listAdmins = (db: Queryable) => db.query(all);
