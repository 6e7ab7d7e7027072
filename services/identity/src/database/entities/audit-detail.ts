import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { AuditEntry } from './audit-entry.js';

/** The changed fields, before and after. Gone once the user they are about is gone (D37). */
@Entity({ name: 'audit_details' })
export class AuditDetail {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'audit_details_pkey' })
  audit_id!: string;

  @OneToOne(() => AuditEntry)
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'audit_details_audit_id_fkey' })
  entry!: AuditEntry;

  @Column({ type: 'jsonb' })
  antes!: unknown;

  @Column({ type: 'jsonb' })
  depois!: unknown;
}
