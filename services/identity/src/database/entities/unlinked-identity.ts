import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.js';

/** An identity that was once linked with this account, and is not joined again automatically (D11). It may have another account. */
@Entity('unlinked_identities')
export class UnlinkedIdentityEntity {
  @ForeignKey(() => UserEntity, { name: 'unlinked_identities_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'unlinked_identities_pkey' })
  user_id!: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'unlinked_identities_pkey' }) issuer!: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'unlinked_identities_pkey' }) subject!: string;
  @Column('timestamptz', { default: () => 'agora()' }) desligada_em!: Date;
}
