import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AdminEntity } from './admin.js';

/** D33: a recovery code, only as HMAC; used once. */
@Entity('admin_recovery_codes')
export class AdminRecoveryCodeEntity {
  @ForeignKey(() => AdminEntity, { name: 'admin_recovery_codes_admin_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'admin_recovery_codes_pkey' })
  admin_id!: string;
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'admin_recovery_codes_pkey' }) codigo_hmac!: Buffer;
  /** The key of `codigo_hmac`; null: made before that was stored. */
  @Column('text', { nullable: true }) chave_id!: string | null;
  @Column('timestamptz', { nullable: true }) usado_em!: Date | null;
}
