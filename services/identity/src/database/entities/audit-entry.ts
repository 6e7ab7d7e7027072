import type { AuditEntry as Answer } from '@acordo/contracts/http/vitamina/audit';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** D34: who changed whom, when and from where. Rows are only added. */
@Entity({ name: 'audit_log' })
@Check('audit_log_alvo_tipo_check', "alvo_tipo IN ('usuario', 'administrador')")
@Index('audit_log_em_id_idx', ['em', 'id'])
export class AuditEntry {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'audit_log_pkey' })
  id!: string;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  em!: Date;

  /** Null: the operator's command line. */
  @Column({ type: 'uuid', nullable: true })
  quem_id!: string | null;

  @Column({ type: 'text' })
  quem!: string;

  @Column({ type: 'text' })
  acao!: Answer['acao'];

  @Column({ type: 'text' })
  alvo_tipo!: 'usuario' | 'administrador';

  @Column({ type: 'uuid' })
  alvo_id!: string;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ type: 'integer' })
  porta!: number;
}
