import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

/** What a signed proposal's parties are told from: the signer, and the frozen document (D18). */
export interface SignedRecord {
  nome: string;
  email: string;
  hash: Buffer;
  conteudo: Buffer;
}

const signedStatement = statement(
  'link-signed-record',
  `SELECT s.nome, s.email, r.hash, r.conteudo FROM proposals p
   JOIN signatures s ON s.decision_id = p.decisao_id
   JOIN snapshots r ON r.hash = s.conteudo_hash
   WHERE p.id = $1`,
);

export async function signedRecord(db: Queryable, proposalId: string): Promise<SignedRecord> {
  const row = await one<SignedRecord>(db, signedStatement, [proposalId]);
  if (!row) throw new Error('a signed proposal has no record');
  return row;
}
