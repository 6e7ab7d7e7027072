import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from './user.js';

/** D11: a user at an identity provider. Issuer and subject are the identity; an e-mail address is not. */
@Entity({ name: 'user_identities' })
@Unique('user_identities_user_id_issuer_key', ['user_id', 'issuer'])
export class UserIdentity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'user_identities_pkey' })
  issuer!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'user_identities_pkey' })
  subject!: string;

  @Column({ type: 'uuid' })
  user_id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'user_identities_user_id_fkey' })
  user!: User;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  criado_em!: Date;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  usado_em!: Date;
}
