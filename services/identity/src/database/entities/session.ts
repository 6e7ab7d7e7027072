import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from './user.js';

/** D8: a user's session. `expira_em` slides with use and never passes `limite_em`. */
@Entity({ name: 'sessions' })
@Unique('sessions_token_hash_key', ['token_hash'])
@Check('sessions_ends_check', 'expira_em <= limite_em')
@Check('sessions_metodo_check', "metodo IN ('senha', 'google')")
export class Session {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'sessions_pkey' })
  id!: string;

  /** SHA-256 of the cookie's value, which is stored nowhere. */
  @Column({ type: 'bytea' })
  token_hash!: Buffer;

  @Index('sessions_user_id_idx')
  @Column({ type: 'uuid' })
  user_id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sessions_user_id_fkey' })
  user!: User;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  criado_em!: Date;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  usado_em!: Date;

  @Index('sessions_expira_em_idx')
  @Column({ type: 'timestamptz' })
  expira_em!: Date;

  @Column({ type: 'timestamptz' })
  limite_em!: Date;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ type: 'text' })
  user_agent!: string;

  @Column({ type: 'text', default: 'senha' })
  metodo!: 'senha' | 'google';
}
