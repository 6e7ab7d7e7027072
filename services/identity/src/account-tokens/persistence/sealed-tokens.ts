import { parameters, sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { SealedText } from '@acordo/service-kit/secrets/text-cipher';
import type { AccountTokenEntity } from '../../database/entities/account-token.js';

/** `life`: seconds. */
type NewToken = Omit<AccountTokenEntity, 'criado_em' | 'expira_em' | 'encerrado_em' | 'usado'> & {
  life: number;
};
const p = parameters<NewToken>();

const insert = statement(
  'account-token-insert',
  sql`INSERT INTO account_tokens
        (id, user_id, tipo, email_normalizado, token_hash, token_cifrado, chave_id, criado_em, expira_em)
      SELECT ${p.id}, ${p.user_id}, ${p.tipo}, ${p.email_normalizado}, ${p.token_hash}, ${p.token_cifrado}, ${p.chave_id},
        now_.at, now_.at + make_interval(secs => ${p.life}) FROM (SELECT agora() AS at) now_
      RETURNING expira_em`,
).returning<Pick<AccountTokenEntity, 'expira_em'>>();
/** Until when it is valid. */
export const insertToken = async (tx: Queryable, token: NewToken): Promise<Date> =>
  (await exactlyOne(tx, insert, token)).expira_em;

const sealed = statement(
  'account-token-sealed',
  sql`SELECT t.token_cifrado AS cifrado, t.chave_id FROM account_tokens t JOIN users u ON u.id = t.user_id
      WHERE t.id = ${p.id} AND t.encerrado_em IS NULL AND t.expira_em > agora() AND t.token_cifrado IS NOT NULL
        AND u.fechada_em IS NULL AND u.email_normalizado = t.email_normalizado`,
).returning<SealedText>();
/** Of a valid token: the account is open, and has the address that the email was sent to. */
export const findSealed = (db: Queryable, id: string) => one(db, sealed, { id });

const removeOld = statement(
  'account-token-remove-old',
  sql`DELETE FROM account_tokens WHERE id IN (
        SELECT id FROM account_tokens WHERE expira_em <= agora() LIMIT 1000
      ) RETURNING id`,
);
/** How many expired ones were deleted. */
export const removeOldTokens = async (db: Queryable): Promise<number> => (await db.query(removeOld)).length;
