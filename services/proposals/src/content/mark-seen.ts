import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ProposalVersionEntity } from '../database/entities/proposal-version.js';

const p = parameters<Pick<ProposalVersionEntity, 'proposal_id' | 'versao'>>();
const seenStatement = statement(
  'version-seen',
  sql`SELECT versao_vista(${p.proposal_id}, ${p.versao}) AS marked`,
).returning<{ marked: boolean }>();

/** Attempts to show what its owner is just changing; each loses only to a save that was faster. */
const TRIES = 5;

/**
 * From now on this version stays, since somebody but its owner gets it (docs/decisions/0029). False where it is no more: a
 * save has taken its place meanwhile, so it must be read again before anything is shown.
 */
export const markSeen = async (db: Queryable, proposalId: string, versao: number): Promise<boolean> =>
  (await one(db, seenStatement, { proposal_id: proposalId, versao }))?.marked ?? false;

/** What `read` gives, once its version is marked: `read` answers null where it was not there any more. */
export async function readMarked<Result>(read: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await read();
    if (result !== null) return result;
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}
