import { AppError } from '@acordo/service-kit/errors/app-error';
import { counter } from '@acordo/service-kit/health/metrics';
import { Injectable, Logger } from '@nestjs/common';
import { type Difference, differencesOf } from './domain/differences.js';
import type { DecisionRecord } from './domain/decision-record.js';

const disagreeing = counter(
  'acordo_records_in_verification_total',
  'Records of decisions that did not agree with their history, each counted once while the process runs.',
);

/**
 * Called before anything of a decision is shown (docs/decisions/0027). A record that does not agree is reported to the
 * operators once, with the proposal's id and the columns that differ, never their values (D35).
 */
@Injectable()
export class Agreement {
  private readonly logger = new Logger('Records');
  private readonly told = new Set<string>();

  agrees(record: DecisionRecord): boolean {
    const differences = differencesOf(record);
    if (differences.length > 0) this.alarm(record.proposal.id, differences);
    return differences.length === 0;
  }

  /** Throws RECORD_IN_VERIFICATION. */
  demand(record: DecisionRecord): void {
    if (!this.agrees(record)) throw new AppError('RECORD_IN_VERIFICATION');
  }

  isTold(proposalId: string): boolean {
    return this.told.has(proposalId);
  }

  alarm(proposalId: string, differences: readonly Difference[]): void {
    if (this.told.has(proposalId)) return;
    this.told.add(proposalId);
    disagreeing.inc();
    this.logger.error(
      `the record of proposal ${proposalId} does not agree with its history: ${differences.join(', ')}; it is shown as "em verificação"`,
    );
  }
}
