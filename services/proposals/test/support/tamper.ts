import type { Rows } from './rows.js';

/** Like an operator of the database: a superuser who switches off the triggers (attack 153). */
export const tamper = (rows: Rows, statement: string) =>
  rows.query(`DO $$ BEGIN SET LOCAL session_replication_role = replica; ${statement}; END $$`);
