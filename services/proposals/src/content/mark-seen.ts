import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ProposalVersionEntity } from '../database/entities/proposal-version.js';

const p = parameters<Pick<ProposalVersionEntity, 'proposal_id' | 'versao'>>();
const seenStatement = statement(
  'version-seen',
  sql`SELECT versao_vista(${p.proposal_id}, ${p.versao}) AS marked`,
).returning<{ marked: boolean }>();

/** Attempts to show a version that its owner is changing; one fails only if a save was faster. */
const TRIES = 5;

/**
 * Marks this version as kept, since somebody besides its owner gets it (docs/decisions/0029). Returns false if a
 * save has replaced it meanwhile, so that it must be read again before anything is shown.
 */
export const markSeen = async (db: Queryable, proposalId: string, versao: number): Promise<boolean> =>
  (await one(db, seenStatement, { proposal_id: proposalId, versao }))?.marked ?? false;

/** The result of `read`, once its version is marked: `read` returns null if it was not there any more. */
export async function readMarked<Result>(read: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await read();
    if (result !== null) return result;
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}
