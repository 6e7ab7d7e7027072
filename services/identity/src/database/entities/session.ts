import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.js';

/** D8: a user's session. `expira_em` slides with use and never passes `limite_em`. */
@Entity('sessions')
@Unique('sessions_token_hash_key', ['token_hash'])
@Check('sessions_ends_check', 'expira_em <= limite_em')
@Check('sessions_metodo_check', "metodo IN ('senha', 'google')")
export class SessionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pkey' }) id!: string;
  /** SHA-256 of the cookie's value, which is stored nowhere. */
  @Column('bytea') token_hash!: Buffer;
  @ForeignKey(() => UserEntity, { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  @Index('sessions_user_id_idx')
  @Column('uuid')
  user_id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { default: () => 'agora()' }) usado_em!: Date;
  @Index('sessions_expira_em_idx')
  @Column('timestamptz')
  expira_em!: Date;
  @Column('timestamptz') limite_em!: Date;
  @Column('text') ip!: string;
  @Column('text') user_agent!: string;
  @Column('text', { default: 'senha' }) metodo!: 'senha' | 'google';
}
