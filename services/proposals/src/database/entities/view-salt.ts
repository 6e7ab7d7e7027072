import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The day's salt of visitors' hashes (D20); deleted with the day. */
@Entity('view_salts')
export class ViewSaltEntity {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'view_salts_pkey' }) dia!: string;
  @Column('bytea') sal!: Buffer;
}
