import { Column, Entity, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'stopped_mails_pkey';

/** One kind of mails that one address does not want. */
@Entity({ name: 'stopped_mails', schema: 'notifications' })
export class StoppedMail {
  /** HMAC of the address. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName })
  mark!: Buffer;

  @PrimaryColumn('text', { primaryKeyConstraintName })
  topic!: string;

  @Column('timestamptz', { default: () => 'agora()' })
  em!: Date;
}
