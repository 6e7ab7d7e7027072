import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An owner's notice that waits to be joined with others (D48). Its message stays at its source, unsettled (D30). */
@Entity({ name: 'held_notices', schema: 'notifications' })
@Index('held_notices_user_idx', ['toUser', 'dueEm'])
@Index('held_notices_bundle_idx', ['bundleId'])
export class HeldNotice {
  @PrimaryColumn('uuid', { name: 'outbox_id', primaryKeyConstraintName: 'held_notices_pkey' })
  outboxId!: string;

  @Column('text')
  source!: string;

  @Column('text')
  kind!: string;

  @Column('uuid', { name: 'to_user' })
  toUser!: string;

  /** When it is sent with all that are due then. */
  @Column('timestamptz', { name: 'due_em' })
  dueEm!: Date;

  /** The message it goes with, from the first try to send that on. */
  @Column('uuid', { name: 'bundle_id', nullable: true })
  bundleId!: string | null;

  @Column('timestamptz', { default: () => 'agora()' })
  em!: Date;
}
