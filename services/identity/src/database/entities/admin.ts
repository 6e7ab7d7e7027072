import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** D32: administrators are accounts of their own, apart from users. */
@Entity({ name: 'admins' })
@Unique('admins_email_normalizado_key', ['email_normalizado'])
export class Admin {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'admins_pkey' })
  id!: string;

  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  email_normalizado!: string;

  @Column({ type: 'text' })
  senha_hash!: string;

  @Column({ type: 'timestamptz', default: () => 'agora()' })
  criado_em!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  ultimo_login!: Date | null;
}
