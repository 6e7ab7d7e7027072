import { parameters, sql } from '@acordo/service-kit/database/sql';
import { exactlyOne, one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { PdfLayoutEntity } from '../../database/entities/pdf-layout.js';
import type { SignatureEntity } from '../../database/entities/signature.js';
import type { SignedPdfEntity } from '../../database/entities/signed-pdf.js';

export type StoredPdf = Pick<SignedPdfEntity, 'hash' | 'conteudo'>;
type Place = Pick<SignatureEntity, 'em' | 'decision_id'>;
/** How a signature's PDF is rendered, and the stored one, if any. */
type FoundPdf = Pick<SignatureEntity, 'edicao'> & { layout: PdfLayoutEntity['layout'] | null } & (
    | StoredPdf
    | { hash: null; conteudo: null }
  );

const p = parameters<Place & StoredPdf>();

const findStatement = statement(
  'signed-pdf-find',
  sql`SELECT s.edicao, l.layout, k.hash, k.conteudo FROM signatures s LEFT JOIN pdf_layouts l ON l.codigo = s.codigo
   LEFT JOIN signed_pdfs k ON k.decision_id = s.decision_id WHERE s.decision_id = ${p.decision_id}`,
).returning<FoundPdf>();
/** Null where the signature is gone. */
export const findSignedPdf = (db: Queryable, decision_id: string) => one(db, findStatement, { decision_id });

const storeStatement = statement(
  'signed-pdf-store',
  sql`INSERT INTO signed_pdfs (decision_id, hash, conteudo) VALUES (${p.decision_id}, ${p.hash}, ${p.conteudo})
   ON CONFLICT (decision_id) DO NOTHING RETURNING hash`,
).returning<Pick<StoredPdf, 'hash'>>();
/** Returns whether it is the first one: only that is stored. */
export const storeSignedPdf = async (db: Queryable, decision_id: string, pdf: StoredPdf): Promise<boolean> =>
  (await one(db, storeStatement, { decision_id, ...pdf })) !== null;

const agreesStatement = statement(
  'signed-pdf-agrees',
  sql`SELECT NOT EXISTS (SELECT 1 FROM signed_pdfs WHERE decision_id = ${p.decision_id} AND hash <> sha256(conteudo)) AS agrees`,
).returning<{ agrees: boolean }>();
/** Whether the bytes have the stored hash; true where nothing is stored yet. */
export const storedPdfAgrees = async (db: Queryable, decision_id: string): Promise<boolean> =>
  (await exactlyOne(db, agreesStatement, { decision_id })).agrees;

const missingStatement = statement(
  'signed-pdf-missing',
  sql`SELECT s.decision_id, s.em, s.proposal_id FROM signatures s
   WHERE (s.em, s.decision_id) > (${p.em}::timestamptz, ${p.decision_id}::uuid)
     AND NOT EXISTS (SELECT 1 FROM signed_pdfs k WHERE k.decision_id = s.decision_id)
   ORDER BY s.em, s.decision_id LIMIT 1`,
).returning<Place & Pick<SignatureEntity, 'proposal_id'>>();
/** The next signature whose PDF is not stored yet, oldest first. */
export const nextWithoutPdf = (db: Queryable, after: Place) => one(db, missingStatement, after);
