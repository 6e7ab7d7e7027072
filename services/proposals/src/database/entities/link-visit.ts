import { Column, Entity, PrimaryColumn } from 'typeorm';

const primaryKeyConstraintName = 'link_visits_pkey';

/** When a visitor, identified by a daily salted hash, was last written into a link's history (D20). */
@Entity('link_visits')
export class LinkVisitEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName }) dia!: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName }) link_id!: string;
  @PrimaryColumn('bytea', { primaryKeyConstraintName }) visitante!: Buffer;
  @Column('timestamptz') vista_em!: Date;
}
