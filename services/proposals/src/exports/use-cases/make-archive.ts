import { ARCHIVE_DAYS } from '@acordo/contracts/http/auth/export';
import { readProfile } from '@acordo/contracts/internal/accounts';
import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { internalCall } from '@acordo/service-kit/http/internal-call';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { isHeldOpen } from '../../accounts/open-account.js';
import { Identity } from '../../identity/identity.js';
import type { ArchiveFiles } from '../archive/archive-files.js';
import { zipPieces } from '../archive/zip.js';
import { finishTry, giveUp, type Try, tryLater, writeChunk } from '../persistence/tries.js';

/** Half of a row's limit: small enough for many at a time. */
const CHUNK_BYTES = 512 * 1024;
const TRIES = 5;
/** After the first failure; twice that after the second, and so on. */
const AGAIN_S = 60;
const DAY_MS = 24 * 60 * 60_000;

/** The process is stopping, or another attempt is newer: no failure of the archive. */
class Interrupted extends Error {}

/** One attempt to make an archive (D37): profile from identity, files one by one, the zip piece by piece into rows, then the email. */
export class MakeArchive {
  constructor(
    private readonly appName: string,
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly identity: Identity,
    private readonly files: ArchiveFiles,
  ) {}

  /** Throws the error, after the next attempt was scheduled. */
  async execute(one: Try, signal: AbortSignal): Promise<void> {
    try {
      await this.make(one, signal);
    } catch (error) {
      if (error instanceof Interrupted) return void (await tryLater(this.database, one, 0, true));
      if (one.tentativas >= TRIES) await giveUp(this.database, one);
      else await tryLater(this.database, one, AGAIN_S * 2 ** (one.tentativas - 1), false);
      throw error;
    }
  }

  private async make(one: Try, signal: AbortSignal): Promise<void> {
    const { profile } = await internalCall(this.identity.asked(one.id), readProfile, {
      params: { id: one.user_id },
    });
    if (!profile) return void (await giveUp(this.database, one)); // the account was closed meanwhile
    const files = await this.files.of(one.user_id, profile, { appName: this.appName, at: one.now });
    let chunks = 0;
    let bytes = 0;
    for await (const piece of zipPieces(files, { size: CHUNK_BYTES, at: one.now })) {
      if (signal.aborted || !(await writeChunk(this.database, one, chunks, piece))) throw new Interrupted();
      chunks += 1;
      bytes += piece.length;
    }
    await this.finish(one, chunks, bytes);
  }

  private finish(one: Try, chunks: number, bytes: number): Promise<void> {
    return this.work.run(async (tx) => {
      const [isOpen, done] = await Promise.all([
        isHeldOpen(tx, one.user_id),
        finishTry(tx, one, chunks, bytes),
      ]);
      if (!isOpen || !done) throw new Interrupted();
      const expira_em = new Date(done.pronto_em.getTime() + ARCHIVE_DAYS * DAY_MS);
      const model = { to_user: one.user_id, pronto_em: done.pronto_em, expira_em };
      await this.outbox.add(tx, { kind: 'export-ready', model });
    });
  }
}
