import type { AuditEntry } from '@acordo/contracts/http/vitamina/audit';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.js';

type Values = NonNullable<AuditEntry['antes']>;

/** The changed fields, before and after. Erased with their user (D37). */
@Entity('audit_details')
export class AuditDetailEntity {
  @ForeignKey(() => AuditEntryEntity, { name: 'audit_details_audit_id_fkey' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_details_pkey' })
  audit_id!: string;
  @Column('jsonb') antes!: Values;
  @Column('jsonb') depois!: Values;
}
