import type { MailTopic } from '@acordo/contracts/http/emails/choice';
import { Column, Entity, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'stopped_mails_pkey';

/** One kind of emails that one address has stopped. */
@Entity('stopped_mails')
export class StoppedMailEntity {
  /** HMAC of the address. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName }) mark!: Buffer;
  @PrimaryColumn('text', { primaryKeyConstraintName }) topic!: MailTopic;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
}
