import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** D34: who had a failed message sent again. Rows are only added. */
@Entity('audit_log')
@Index('audit_log_em_id_idx', ['em', 'id'])
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_log_pkey' }) id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
  @Column('uuid') quem_id!: string;
  @Column('text') quem!: string;
  @Column('uuid') outbox_id!: string;
  @Column('text') kind!: string;
  /** Why it had failed. */
  @Column('text') motivo!: string;
  @Column('text') ip!: string;
  @Column('integer') porta!: number;
}
