import type { DevelopmentStatus, Status } from '@acordo/contracts/http/propostas/states';
import type { ContentRow } from '../content/content-columns.js';
import type { DecisionRecord } from '../records/domain/decision-record.js';

/** What its owner sees of a proposal besides its content. `status` is the effective one (D14). */
export interface OwnFacts {
  id: string;
  user_id: string;
  status: Status;
  status_desenvolvimento: DevelopmentStatus;
  versao: number;
  link_id: string | null;
  link_expira_em: Date | null;
  /** By the database's clock. */
  link_acabou: boolean;
  token_cifrado: Buffer | null;
  chave_id: string | null;
  criado_em: Date;
  atualizado_em: Date;
  vista_primeira_em: Date | null;
  vista_ultima_em: Date | null;
  vistas: number;
}

/** What a decision left behind, as far as its owner sees it; all null where there is none, or where it may not be shown. */
export interface DecisionFacts {
  assinatura_cliente_nome: string | null;
  assinatura_cliente_email: string | null;
  assinatura_data: Date | null;
  assinatura_ip: string | null;
  recusa_motivo: string | null;
  recusa_data: Date | null;
}

export type OwnRow = ContentRow &
  OwnFacts & { record: DecisionRecord /** What was signed. */; conteudo: Buffer | null };
