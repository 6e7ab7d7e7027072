import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { UserIdentityEntity } from '../database/entities/user-identity.js';

const p = parameters<UserIdentityEntity>();

const unlink = statement(
  'identity-unlink',
  sql`WITH gone AS (
        DELETE FROM user_identities WHERE user_id = ${p.user_id} RETURNING user_id, issuer, subject
      ), kept AS (
        INSERT INTO unlinked_identities (user_id, issuer, subject) SELECT user_id, issuer, subject FROM gone
        ON CONFLICT (user_id, issuer, subject) DO UPDATE SET desligada_em = agora()
      ), account AS (
        UPDATE users SET provider = 'email' WHERE id = ${p.user_id} AND EXISTS (SELECT 1 FROM gone)
      )
      SELECT 1 AS found FROM gone LIMIT 1`,
);
/**
 * Unlinks all identities of this account, which are not joined again automatically (D11). Returns whether there was
 * one. The user's row is locked before.
 */
export const unlinkIdentities = async (tx: Queryable, user_id: string): Promise<boolean> =>
  (await one(tx, unlink, { user_id })) !== null;
