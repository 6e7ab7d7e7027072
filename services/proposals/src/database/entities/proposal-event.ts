import type { EventType } from '@acordo/contracts/http/propostas/events';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProposalEntity } from './proposal.js';

const primaryKeyConstraintName = 'proposal_events_pkey';

/** One link of a proposal's hash chain (D19). Only ever added. */
@Entity('proposal_events')
@Check(
  'proposal_events_tipo',
  `tipo IN ('criada', 'editada', 'desenvolvimento_alterado', 'link_gerado', 'link_substituido', 'link_revogado',
    'link_expirado', 'vista', 'assinada', 'recusada', 'excluida', 'email_nao_entregue', 'novo_link_pedido',
    'lembrete_enviado')`,
)
@Check(
  'proposal_events_formas',
  `seq >= 1 AND octet_length(hash_anterior) = 32 AND octet_length(hash_detalhes) = 32 AND octet_length(hash) = 32`,
)
@Index('proposal_events_assinadas', ['proposal_id', 'seq'], { where: "tipo = 'assinada'" })
export class ProposalEventEntity {
  @ForeignKey(() => ProposalEntity, { name: 'proposal_events_proposal' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName })
  proposal_id!: string;
  @PrimaryColumn('integer', { primaryKeyConstraintName }) seq!: number;
  @Column('text') tipo!: EventType;
  @Column('timestamptz') em!: Date;
  @Column('bytea') hash_anterior!: Buffer;
  @Column('bytea') hash_detalhes!: Buffer;
  @Column('bytea') hash!: Buffer;
}
