import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.js';

/** D11: a user at an identity provider. Issuer and subject are the identity; an email address is not. */
@Entity('user_identities')
@Unique('user_identities_user_id_issuer_key', ['user_id', 'issuer'])
export class UserIdentityEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'user_identities_pkey' }) issuer!: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'user_identities_pkey' }) subject!: string;
  @ForeignKey(() => UserEntity, { name: 'user_identities_user_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid')
  user_id!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { default: () => 'agora()' }) usado_em!: Date;
}
