import type { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { RecoveryRequestEntity } from '../../database/entities/recovery-request.js';

const p = parameters<RecoveryRequestEntity>();

export const insertRequest = (db: Database, request: Omit<RecoveryRequestEntity, 'criado_em'>) =>
  db.repository(RecoveryRequestEntity).insert(request);

const take = statement(
  'recovery-request-take',
  sql`DELETE FROM recovery_requests WHERE id = ${p.id} RETURNING email_normalizado, ip, porta, aparelho`,
).returning<Pick<RecoveryRequestEntity, 'email_normalizado' | 'ip' | 'porta' | 'aparelho'>>();
/** Deletes a request in the transaction that handles it. Null: another copy has handled it. */
export const takeRequest = (tx: Queryable, id: string) => one(tx, take, { id });

const unproven = statement(
  'recovery-request-unproven',
  sql`SELECT r.email_normalizado FROM recovery_requests r
      JOIN users u ON u.email_normalizado = r.email_normalizado AND u.fechada_em IS NULL
      WHERE r.id = ${p.id} AND u.email_confirmado_em IS NULL`,
).returning<Pick<RecoveryRequestEntity, 'email_normalizado'>>();
/** The address, where it is an account's that nobody has confirmed. */
export const unprovenAddress = async (db: Queryable, id: string): Promise<string | null> =>
  (await one(db, unproven, { id }))?.email_normalizado ?? null;

/** The oldest ones first. */
export const waitingRequests = (db: Database, most: number): Promise<Pick<RecoveryRequestEntity, 'id'>[]> =>
  db
    .repository(RecoveryRequestEntity)
    .find({ select: { id: true }, order: { criado_em: 'ASC', id: 'ASC' }, take: most });
