import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.js';

/** An identity that once opened this account, and does not join it again by itself (D11). It may open another account. */
@Entity({ name: 'unlinked_identities' })
export class UnlinkedIdentity {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'unlinked_identities_pkey' })
  user_id!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'unlinked_identities_user_id_fkey' })
  user!: User;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'unlinked_identities_pkey' })
  issuer!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'unlinked_identities_pkey' })
  subject!: string;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  desligada_em!: Date;
}
