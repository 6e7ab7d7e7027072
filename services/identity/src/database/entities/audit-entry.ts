import type { AuditEntry as HttpResponse } from '@acordo/contracts/http/vitamina/audit';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** D34: who changed whom, when and from where. Rows are only added. */
@Entity('audit_log')
@Check('audit_log_alvo_tipo_check', "alvo_tipo IN ('usuario', 'administrador')")
@Index('audit_log_em_id_idx', ['em', 'id'])
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_log_pkey' }) id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
  /** Null: the operator's command line. */
  @Column('uuid', { nullable: true }) quem_id!: string | null;
  @Column('text') quem!: string;
  @Column('text') acao!: HttpResponse['acao'];
  @Column('text') alvo_tipo!: 'usuario' | 'administrador';
  @Column('uuid') alvo_id!: string;
  @Column('text') ip!: string;
  @Column('integer') porta!: number;
}
