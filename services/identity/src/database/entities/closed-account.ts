import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * D37: a closed account, also after it was erased: a random id and an instant. Only a trigger writes it, in the statement
 * that closes; proposals' role may read it (docs/decisions/0023).
 */
@Entity('closed_accounts')
export class ClosedAccountEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'closed_accounts_pkey' }) user_id!: string;
  @Column('timestamptz') fechada_em!: Date;
}
