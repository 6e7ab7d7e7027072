import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** D32: administrators are accounts of their own, apart from users. */
@Entity('admins')
@Unique('admins_email_normalizado_key', ['email_normalizado'])
export class AdminEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'admins_pkey' }) id!: string;
  @Column('text') email!: string;
  @Column('text') email_normalizado!: string;
  @Column('text') senha_hash!: string;
  @Column('timestamptz', { default: () => 'agora()' }) criado_em!: Date;
  @Column('timestamptz', { nullable: true }) ultimo_login!: Date | null;
}
