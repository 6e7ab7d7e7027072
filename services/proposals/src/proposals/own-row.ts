import type { ContentRow } from '../content/content-columns.js';
import type { IssueRow } from '../content/issue-columns.js';
import type { ProposalEntity } from '../database/entities/proposal.js';
import type { ProposalLinkEntity } from '../database/entities/proposal-link.js';
import type { DecisionRecord } from '../records/domain/decision-record.js';

/** What its owner sees of a proposal besides its content. `status` is the effective one (D14). */
export type OwnFacts = Pick<
  ProposalEntity,
  | 'id'
  | 'user_id'
  | 'status'
  | 'status_desenvolvimento'
  | 'versao'
  | 'link_id'
  | 'link_expira_em'
  | 'criado_em'
  | 'atualizado_em'
  | 'vista_primeira_em'
  | 'vista_ultima_em'
  | 'vistas'
  | 'lembrete_em'
> &
  IssueRow & {
    /** By the database's clock. */
    link_ended: boolean;
    token_cifrado: ProposalLinkEntity['token_cifrado'];
    chave_id: ProposalLinkEntity['chave_id'] | null;
    novo_link_pedido_em: ProposalLinkEntity['novo_link_pedido_em'];
    /** Null without a link. */
    lembrar_cliente: boolean | null;
  };

/** A decision as its owner sees it; all null if there is none, or if it may not be shown. */
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
