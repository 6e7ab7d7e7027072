import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of another service that had its effect here; used by service-kit's inbox. */
@Entity('inbox')
export class InboxEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'inbox_pkey' }) id!: string;
  @Column('text') kind!: string;
  @Column('timestamptz', { default: () => 'agora()' }) recebido_em!: Date;
}
