import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

export interface VerifiedRow {
  nome: string;
  em: Date;
  hash: Buffer;
  conteudo: Buffer;
}

const verifyStatement = statement(
  'signature-verify',
  `SELECT s.nome, s.em, r.hash, r.conteudo
   FROM signatures s JOIN snapshots r ON r.hash = s.conteudo_hash WHERE s.codigo = $1`,
);

/** A signature by its code, whatever became of its proposal (D21). */
export const findByCode = (db: Queryable, codigo: string): Promise<VerifiedRow | null> =>
  one<VerifiedRow>(db, verifyStatement, [codigo]);
