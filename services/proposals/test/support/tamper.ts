import type { Rows } from './rows.js';

/** As an operator of the database could: a superuser who switches off what stands in the way (attack 153). */
export const tamper = (rows: Rows, statement: string) =>
  rows.query(`DO $$ BEGIN SET LOCAL session_replication_role = replica; ${statement}; END $$`);
