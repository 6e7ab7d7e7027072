import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface AdminRow {
  id: string;
  email: string;
  dois_fatores: boolean;
  codigos_restantes: number;
  criado_em: Date;
  ultimo_login: Date | null;
}
const ROW = `a.id, a.email, a.criado_em, a.ultimo_login,
  EXISTS (SELECT 1 FROM admin_second_factors f WHERE f.admin_id = a.id AND f.ligado_em IS NOT NULL) AS dois_fatores,
  (SELECT count(*)::int FROM admin_recovery_codes c WHERE c.admin_id = a.id AND c.usado_em IS NULL) AS codigos_restantes`;

const byId = statement('admin-by-id', `SELECT ${ROW} FROM admins a WHERE a.id = $1`);
export const findAdmin = (db: Queryable, id: string) => one<AdminRow>(db, byId, [id]);

const all = statement('admin-list', `SELECT ${ROW} FROM admins a ORDER BY a.criado_em, a.id`);
export const listAdmins = (db: Queryable) => db.query<AdminRow>(all);
