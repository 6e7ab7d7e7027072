import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of another service that had its effect here; the kit's inbox works on it. */
@Entity('inbox')
export class InboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'inbox_pkey' }) id!: string;
  @Column('text') kind!: string;
  @Column('timestamptz', { default: () => 'agora()' }) recebido_em!: Date;
}
