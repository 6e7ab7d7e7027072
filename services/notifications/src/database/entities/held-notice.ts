import type { EmailJob } from '@acordo/contracts/internal/jobs';
import type { NoticeKind } from '@acordo/contracts/internal/mail/kinds';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An owner's notice that waits to be combined with others (D48). Its message stays at its source, unsettled (D30). */
@Entity('held_notices')
@Index('held_notices_user_idx', ['to_user', 'due_em'])
@Index('held_notices_bundle_idx', ['bundle_id'])
export class HeldNoticeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'held_notices_pkey' }) outbox_id!: string;
  @Column('text') source!: EmailJob['source'];
  @Column('text') kind!: NoticeKind;
  @Column('uuid') to_user!: string;
  /** When it is sent with all that are due then. */
  @Column('timestamptz') due_em!: Date;
  /** The combined message, set at the first attempt to send it. */
  @Column('uuid', { nullable: true }) bundle_id!: string | null;
  @Column('timestamptz', { default: () => 'agora()' }) em!: Date;
}
