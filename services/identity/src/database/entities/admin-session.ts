import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AdminEntity } from './admin.js';

/** D8: an administrator's session: 12 hours at most, 30 minutes idle. `expira_em` slides with use and never passes `limite_em`. */
@Entity('admin_sessions')
@Unique('admin_sessions_token_hash_key', ['token_hash'])
@Check('admin_sessions_ends_check', 'expira_em <= limite_em')
export class AdminSessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'admin_sessions_pkey' }) id!: string;
  /** SHA-256 of the cookie's value, which is stored nowhere. */
  @Column('bytea') token_hash!: Buffer;
  @ForeignKey(() => AdminEntity, { name: 'admin_sessions_admin_id_fkey', onDelete: 'CASCADE' })
  @Index('admin_sessions_admin_id_idx')
  @Column('uuid')
  admin_id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { default: () => 'agora()' }) usado_em!: Date;
  @Index('admin_sessions_expira_em_idx')
  @Column('timestamptz')
  expira_em!: Date;
  @Column('timestamptz') limite_em!: Date;
  @Column('text') ip!: string;
  @Column('text') user_agent!: string;
}
