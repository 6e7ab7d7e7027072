import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.js';

/** An identity that once opened this account, and does not join it again by itself (D11). It may open another account. */
@Entity('unlinked_identities')
export class UnlinkedIdentityEntity {
  @ForeignKey(() => UserEntity, { name: 'unlinked_identities_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'unlinked_identities_pkey' })
  user_id!: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'unlinked_identities_pkey' }) issuer!: string;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'unlinked_identities_pkey' }) subject!: string;
  @Column('timestamptz', { default: () => 'agora()' }) desligada_em!: Date;
}
