import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Admin } from './admin.js';

/** D33: a recovery code, as HMAC alone; used once. */
@Entity({ name: 'admin_recovery_codes' })
export class AdminRecoveryCode {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'admin_recovery_codes_pkey' })
  admin_id!: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'admin_recovery_codes_admin_id_fkey' })
  admin!: Admin;

  @PrimaryColumn({ type: 'bytea', primaryKeyConstraintName: 'admin_recovery_codes_pkey' })
  codigo_hmac!: Buffer;

  /** Names the key of `codigo_hmac`; null: made before that was noted. */
  @Column({ type: 'text', nullable: true })
  chave_id!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  usado_em!: Date | null;
}
