import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import { AppError } from '@acordo/service-kit/errors/app-error';

const seenStatement = statement('version-seen', 'SELECT versao_vista($1, $2) AS ha');

/** Attempts to show what its owner is just changing; each loses only to a save that was faster. */
const TRIES = 5;

/**
 * From now on this version stays, since somebody but its owner gets it (docs/decisions/0029). False where it is no more: a
 * save has taken its place meanwhile, so it must be read again before anything is shown.
 */
export const markSeen = async (db: Queryable, proposalId: string, versao: number): Promise<boolean> =>
  (await one<{ ha: boolean }>(db, seenStatement, [proposalId, versao]))?.ha ?? false;

/** What `read` gives, once its version is marked: `read` answers null where it was not there any more. */
export async function readMarked<Result>(read: () => Promise<Result | null>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await read();
    if (result !== null) return result;
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}
