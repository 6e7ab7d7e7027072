import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from './user.js';

/** D7, D30: a one-time token of a link in a mail about an account. One living token per user and kind. */
@Entity({ name: 'account_tokens' })
@Unique('account_tokens_token_hash_key', ['token_hash'])
@Check('account_tokens_tipo_check', "tipo IN ('confirmar-email', 'nova-senha')")
@Index('account_tokens_vivo', ['user_id', 'tipo'], { unique: true, where: 'encerrado_em IS NULL' })
export class AccountToken {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'account_tokens_pkey' })
  id!: string;

  @Column({ type: 'uuid' })
  user_id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_tokens_user_id_fkey' })
  user!: User;

  @Column({ type: 'text' })
  tipo!: string;

  /** Where the mail with it goes; it opens nothing once the account has another address. */
  @Column({ type: 'text' })
  email_normalizado!: string;

  @Column({ type: 'bytea' })
  token_hash!: Buffer;

  /** AES-256-GCM, until it was used, replaced or erased. */
  @Column({ type: 'bytea', nullable: true })
  token_cifrado!: Buffer | null;

  @Column({ type: 'text' })
  chave_id!: string;

  @Column({ type: 'timestamptz' })
  criado_em!: Date;

  @Index('account_tokens_expira_em_idx')
  @Column({ type: 'timestamptz' })
  expira_em!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  encerrado_em!: Date | null;

  @Column({ type: 'boolean', default: false })
  usado!: boolean;
}
