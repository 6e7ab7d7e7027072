import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Admin } from './admin.js';

/** D8: an administrator's session: 12 hours at most, 30 minutes idle. `expira_em` slides with use and never passes `limite_em`. */
@Entity({ name: 'admin_sessions' })
@Unique('admin_sessions_token_hash_key', ['token_hash'])
@Check('admin_sessions_ends_check', 'expira_em <= limite_em')
export class AdminSession {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'admin_sessions_pkey' })
  id!: string;

  /** SHA-256 of the cookie's value, which is stored nowhere. */
  @Column({ type: 'bytea' })
  token_hash!: Buffer;

  @Index('admin_sessions_admin_id_idx')
  @Column({ type: 'uuid' })
  admin_id!: string;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'admin_sessions_admin_id_fkey' })
  admin!: Admin;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  criado_em!: Date;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  usado_em!: Date;

  @Index('admin_sessions_expira_em_idx')
  @Column({ type: 'timestamptz' })
  expira_em!: Date;

  @Column({ type: 'timestamptz' })
  limite_em!: Date;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ type: 'text' })
  user_agent!: string;
}
