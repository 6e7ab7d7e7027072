import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { heldAccountCte } from '../../accounts/open-account.js';

/** How long a try may be silent before another begins: a process that died is not waited for longer. */
const LEASE = `interval '5 minutes'`;

/** One try to make an archive; what it writes counts only while it is the newest one. */
export interface Try {
  id: string;
  user_id: string;
  tentativas: number;
  agora: Date;
}

// What an earlier try left is thrown away: the data may have changed since.
const claimStatement = statement(
  'export-claim',
  `WITH vez AS (
     SELECT id FROM exports WHERE situacao = 'preparando' AND tentar_em <= agora()
     ORDER BY criado_em LIMIT 1 FOR UPDATE SKIP LOCKED
   ), limpo AS (
     DELETE FROM export_chunks c USING vez WHERE c.export_id = vez.id
   )
   UPDATE exports e SET tentativas = e.tentativas + 1, tentar_em = agora() + ${LEASE}
   FROM vez WHERE e.id = vez.id RETURNING e.id, e.user_id, e.tentativas, agora() AS agora`,
);
export const claimTry = (tx: Tx): Promise<Try | null> => one<Try>(tx, claimStatement);

const mine = `id = $1 AND tentativas = $2 AND situacao = 'preparando'`;

const writeStatement = statement(
  'export-write-chunk',
  `WITH ${heldAccountCte('$5')}, minha AS (
     UPDATE exports SET tentar_em = agora() + ${LEASE} FROM conta WHERE conta.aberta AND ${mine} RETURNING id
   )
   INSERT INTO export_chunks (export_id, seq, conteudo) SELECT id, $3, $4 FROM minha RETURNING seq`,
);
/** False where this is not the newest try any more, or nobody wants the archive: the account was closed (D37). */
export const writeChunk = async (
  db: Queryable,
  { id, tentativas, user_id }: Try,
  seq: number,
  content: Buffer,
): Promise<boolean> => (await one(db, writeStatement, [id, tentativas, seq, content, user_id])) !== null;

// Nobody is given an older one any more (docs/decisions/0029).
const finishStatement = statement(
  'export-finish',
  `WITH pronta AS (
     UPDATE exports SET situacao = 'pronto', pronto_em = agora(), pedacos = $3, bytes = $4 WHERE ${mine}
     RETURNING id, user_id, pronto_em
   ), antiga AS (
     DELETE FROM exports e USING pronta WHERE e.user_id = pronta.user_id AND e.situacao = 'pronto' AND e.id <> pronta.id
   )
   SELECT pronto_em FROM pronta`,
);
/** Null as for `writeChunk`. */
export const finishTry = (tx: Tx, { id, tentativas }: Try, chunks: number, bytes: number) =>
  one<{ pronto_em: Date }>(tx, finishStatement, [id, tentativas, chunks, bytes]);

const laterStatement = statement(
  'export-later',
  `UPDATE exports SET tentar_em = agora() + make_interval(secs => $3), tentativas = tentativas - $4::int WHERE ${mine}`,
);
/** Another try after so many seconds; one that was only interrupted does not count. */
export const tryLater = (db: Queryable, { id, tentativas }: Try, seconds: number, uncounted: boolean) =>
  db.query(laterStatement, [id, tentativas, seconds, uncounted ? 1 : 0]);

const giveUpStatement = statement(
  'export-give-up',
  `WITH dela AS (UPDATE exports SET situacao = 'falhou', criado_em = agora() WHERE ${mine} RETURNING id)
   DELETE FROM export_chunks c USING dela WHERE c.export_id = dela.id`,
);
export const giveUp = (db: Queryable, { id, tentativas }: Try) => db.query(giveUpStatement, [id, tentativas]);
