import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account that its owner closed (D37). The row stays, to show when everything was erased; it has only a random id. */
@Entity('account_closures')
@Check('account_closures_ordem', 'informado_em IS NULL OR apagado_em IS NOT NULL')
@Index('account_closures_a_fazer', ['apagar_em'], {
  where: 'informado_em IS NULL',
})
export class AccountClosureEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_closures_pkey' }) user_id!: string;
  @Column('timestamptz') fechada_em!: Date;
  /** From when on its data is erased. */
  @Column('timestamptz') apagar_em!: Date;
  @Column('timestamptz', { nullable: true }) apagado_em!: Date | null;
  /** When identity was notified, which then erases the user. */
  @Column('timestamptz', { nullable: true }) informado_em!: Date | null;
}
