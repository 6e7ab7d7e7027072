import type { ChainedEvent, Details } from '../../history/domain/event.js';

/** A decision with every row about it, as stored now. Null where a row is missing. */
export interface DecisionRecord {
  proposal: {
    id: string;
    /** As stored. */
    status: string;
    versao: number;
    decisao_id: string | null;
    excluida: boolean;
  };
  decision: {
    id: string;
    proposal_id: string;
    link_id: string;
    tipo: string;
    evento_seq: number;
    em: Date;
  } | null;
  signature: SignatureRow | null;
  /** `sha256`: of the bytes as they are now. */
  snapshot: { hash: Buffer; sha256: Buffer } | null;
  /** The event that the decision names. */
  event: ChainedEvent | null;
  /** The previous event's hash; null where there is none. */
  hashBefore: Buffer | null;
  /** The event's hash as stored after it: in the next event, or in the proposal's row for the last one. */
  hashAfter: Buffer | null;
  details: Details | null;
  /** The link through which the decision came. */
  link: { id: string; proposal_id: string } | null;
  /** The last 'assinada' of the history. */
  signedSeq: number | null;
}

export interface SignatureRow {
  decision_id: string;
  proposal_id: string;
  link_id: string;
  versao: number;
  nome: string;
  email: string;
  ip: string;
  porta: number;
  user_agent: string;
  conteudo_hash: Buffer;
  consentimento_versao: string;
  codigo: string;
  em: Date;
  /** The salt of its event's details: with it the row can be compared with the event after the details were erased. */
  sal: Buffer | null;
}
