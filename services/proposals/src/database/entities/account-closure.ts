import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account that its owner closed (D37). The row stays: it says when everything was erased, and of whom it doesn't know. */
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
  /** When identity was told, which erases the user then. */
  @Column('timestamptz', { nullable: true }) informado_em!: Date | null;
}
