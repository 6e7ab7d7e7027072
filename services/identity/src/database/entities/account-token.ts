import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.js';

/** D7, D30: a one-time token of a link in an email about an account. One valid token per user and kind. */
@Entity('account_tokens')
@Unique('account_tokens_token_hash_key', ['token_hash'])
@Check('account_tokens_tipo_check', "tipo IN ('confirmar-email', 'nova-senha')")
@Index('account_tokens_vivo', ['user_id', 'tipo'], { unique: true, where: 'encerrado_em IS NULL' })
export class AccountTokenEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_tokens_pkey' }) id!: string;
  @ForeignKey(() => UserEntity, { name: 'account_tokens_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid')
  user_id!: string;
  @Column('text') tipo!: 'confirmar-email' | 'nova-senha';
  /** The email's recipient; the token is invalid once the account has another address. */
  @Column('text') email_normalizado!: string;
  @Column('bytea') token_hash!: Buffer;
  /** AES-256-GCM, until it was used, replaced or erased. */
  @Column('bytea', { nullable: true }) token_cifrado!: Buffer | null;
  @Column('text') chave_id!: string;
  @Column('timestamptz') criado_em!: Date;
  @Index('account_tokens_expira_em_idx')
  @Column('timestamptz')
  expira_em!: Date;
  @Column('timestamptz', { nullable: true }) encerrado_em!: Date | null;
  @Column('boolean', { default: false }) usado!: boolean;
}
