import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { Task } from '@acordo/service-kit/schedule/task';
import { Injectable } from '@nestjs/common';
import { nextWithoutPdf } from '../persistence/signed-pdfs.js';
import { SignedPdf } from './signed-pdf.js';

/** In one round: rendering them takes seconds, so that no other scheduled work waits long. */
const MOST = 20;
const START = { em: new Date(0), decision_id: '00000000-0000-0000-0000-000000000000' };

/**
 * Stores the PDFs of signatures that nobody has requested yet, of earlier releases too (P110, P111). A call stores one; what cannot
 * be rendered now, or is in verification, is left for the next pass over all of them.
 */
@Injectable()
export class StoreMissingPdfs implements Task {
  readonly name = 'storing signed PDFs';
  private after = START;
  private left = MOST;

  constructor(
    private readonly database: Database,
    private readonly signedPdf: SignedPdf,
  ) {}

  async execute(): Promise<boolean> {
    const next = await nextWithoutPdf(this.database, this.after);
    if (!next) this.after = START;
    if (!next || (await this.isBusy(next.proposal_id))) return this.endRound();
    this.after = next;
    this.left -= 1;
    return this.left > 0 || this.endRound();
  }

  private endRound(): false {
    this.left = MOST;
    return false;
  }

  /** Whether the queue has no room: people's own requests come first. */
  private async isBusy(proposalId: string): Promise<boolean> {
    try {
      await this.signedPdf.execute(proposalId, 'scheduled');
      return false;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'BUSY';
    }
  }
}
