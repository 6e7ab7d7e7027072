import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { type FrozenDocument, thaw } from '../domain/document.js';
import type { Layout } from '../domain/layout.js';
import type { SignatureEvidence, SignedEvent } from '../domain/evidence.js';

/** What was signed, and what the signature left behind (D18): from its own rows alone. */
export interface SignedRecord {
  document: FrozenDocument;
  evidence: SignatureEvidence;
  /** Null where it was never drawn. */
  layout: Layout | null;
}

type Row = Omit<SignatureEvidence, 'consentimento' | 'eventos'> & {
  conteudo: Buffer;
  evento_seq: number;
  layout: Layout | null;
};

const findStatement = statement(
  'signed-record-find',
  `SELECT s.codigo, s.nome, s.email, s.em, s.ip, s.porta, s.user_agent, s.versao, r.hash, r.conteudo, d.evento_seq,
     p.layout
   FROM decisions d
   JOIN signatures s ON s.decision_id = d.id
   JOIN snapshots r ON r.hash = s.conteudo_hash
   LEFT JOIN pdf_layouts p ON p.codigo = s.codigo
   WHERE d.proposal_id = $1 AND d.tipo = 'assinatura'`,
);
const eventsStatement = statement(
  'signed-record-events',
  `SELECT seq, tipo, em, hash FROM proposal_events WHERE proposal_id = $1 AND seq <= $2 ORDER BY seq`,
);

/** Null where nothing was signed. A deleted proposal's record is still one (D21). */
export async function findSignedRecord(db: Queryable, proposalId: string): Promise<SignedRecord | null> {
  const row = await one<Row>(db, findStatement, [proposalId]);
  if (!row) return null;
  const { conteudo, evento_seq, layout, ...signature } = row;
  const document = thaw(conteudo, row.hash);
  const eventos = await db.query<SignedEvent>(eventsStatement, [proposalId, evento_seq]);
  return { document, evidence: { ...signature, consentimento: document.consentimento, eventos }, layout };
}
