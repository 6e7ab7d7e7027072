import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { DecisionEntity } from './decision.js';
import { SnapshotEntity } from './snapshot.js';

/** Evidence of a signature (D18). */
@Entity('signatures')
@Unique('signatures_codigo_key', ['codigo'])
@Check('signatures_codigo', `codigo ~ '^[0-9A-HJKMNP-TV-Z]{16}$'`)
@Index('signatures_em', ['em'])
export class SignatureEntity {
  @ForeignKey(() => DecisionEntity, { name: 'signatures_decision' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signatures_pkey' })
  decision_id!: string;
  @Column('uuid') proposal_id!: string;
  @Column('uuid') link_id!: string;
  @Column('integer') versao!: number;
  @Column('text') nome!: string;
  @Column('text') email!: string;
  @Column('text') ip!: string;
  @Column('integer') porta!: number;
  @Column('text') user_agent!: string;
  @ForeignKey(() => SnapshotEntity, { name: 'signatures_snapshot' })
  @Column('bytea')
  conteudo_hash!: Buffer;
  @Column('text') consentimento_versao!: string;
  /** Verification code: 16 characters of Crockford's base 32 (D25). */
  @Column('text') codigo!: string;
  @Column('timestamptz') em!: Date;
  /** Of its event's details, so that the row can be compared with their hash after they were erased (D19). */
  @Column('bytea', { nullable: true }) sal!: Buffer | null;
  /** Of the templates of its PDF (P111). */
  @Column('integer', { default: 1 }) edicao!: number;
}
