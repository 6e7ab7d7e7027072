import type { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { UserEntity } from '../../database/entities/user.js';
import { USER_COLUMNS, type UserRow } from '../find-user.js';

const p = parameters<UserEntity & { refused: boolean }>();

const contact = statement(
  'user-contact',
  sql`SELECT nome, email, email_confirmado_em IS NOT NULL AS email_confirmado,
        email_recusado_em IS NOT NULL AS email_recusado, fechada_em IS NOT NULL AS conta_encerrada
      FROM users WHERE id = ${p.id}`,
).returning<
  Pick<UserEntity, 'nome' | 'email'> & {
    email_confirmado: boolean;
    email_recusado: boolean;
    conta_encerrada: boolean;
  }
>();
export const findContact = (db: Queryable, id: string) => one(db, contact, { id });

const delivery = statement(
  'user-email-delivery',
  sql`UPDATE users
      SET email_recusado_em = CASE WHEN ${p.refused}::boolean THEN coalesce(email_recusado_em, agora()) END
      WHERE id = ${p.id} AND email_normalizado = ${p.email_normalizado}
        AND (email_recusado_em IS NOT NULL) <> ${p.refused}::boolean RETURNING id`,
);
/** Whether the account still has that address. */
export const writeDelivery = async (
  db: Queryable,
  of: Pick<UserEntity, 'id' | 'email_normalizado'>,
  refused: boolean,
): Promise<boolean> => (await one(db, delivery, { ...of, refused })) !== null;

export const isEmailTaken = (db: Database, email_normalizado: string): Promise<boolean> =>
  db.repository(UserEntity).existsBy({ email_normalizado });

const insert = statement(
  'user-insert',
  sql`INSERT INTO users (id, nome, email, email_normalizado, senha_hash)
      VALUES (${p.id}, ${p.nome}, ${p.email}, ${p.email_normalizado}, ${p.senha_hash}) RETURNING ${USER_COLUMNS}`,
).returning<UserRow>();
type NewUser = Pick<UserEntity, 'id' | 'nome' | 'email' | 'email_normalizado' | 'senha_hash'>;
/** Throws Postgres' unique violation of EMAIL_CONSTRAINT when the address is taken. */
export const insertUser = (db: Queryable, user: NewUser): Promise<UserRow> => exactlyOne(db, insert, user);
