import type { Content } from '@acordo/contracts/http/propostas/content';
import { publicTitle } from '@acordo/document/title';
import { parseFrozen } from '../content/domain/document.js';
import type { DecisionRecord } from '../records/domain/decision-record.js';
import { ownersOnly, toContent } from '../content/content-columns.js';
import type { DecisionFacts, OwnRow } from './own-row.js';

export const UNDECIDED: DecisionFacts = {
  assinatura_cliente_nome: null,
  assinatura_cliente_email: null,
  assinatura_data: null,
  assinatura_ip: null,
  recusa_motivo: null,
  recusa_data: null,
};

/** Of a record that agrees. */
export function decisionFacts({ decision, signature, details }: DecisionRecord): DecisionFacts {
  if (signature)
    return {
      ...UNDECIDED,
      assinatura_cliente_nome: signature.nome,
      assinatura_cliente_email: signature.email,
      assinatura_data: signature.em,
      assinatura_ip: signature.ip,
    };
  if (!decision) return UNDECIDED;
  const said = details && (JSON.parse(details.detalhes) as { motivo?: string });
  return { ...UNDECIDED, recusa_motivo: said?.motivo ?? null, recusa_data: decision.em };
}

/**
 * What was signed, only from its bytes (D18); any other content as it is now. The owner's title keeps the email at its
 * end (D41), and what is for the owner alone was not signed (P108).
 */
export function contentOf(row: OwnRow, agrees: boolean): Content {
  const now = toContent(row);
  if (!agrees || !row.record.signature || !row.conteudo) return now;
  const {
    empresa: _company,
    numero: _number,
    emissao: _issued,
    ...signed
  } = parseFrozen(row.conteudo).documento;
  const titulo = publicTitle(now.titulo) === signed.titulo ? now.titulo : signed.titulo;
  return { ...signed, titulo, ...ownersOnly(now) };
}
