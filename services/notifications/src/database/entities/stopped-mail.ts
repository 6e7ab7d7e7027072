import type { MailTopic } from '@acordo/contracts/http/emails/choice';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'stopped_mails_pkey';

/** One kind of mails that one address does not want. */
@Entity('stopped_mails')
export class StoppedMailEntity {
  /** HMAC of the address. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName }) mark!: Buffer;
  @PrimaryColumn('text', { primaryKeyConstraintName }) topic!: MailTopic;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
}
