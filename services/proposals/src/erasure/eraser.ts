import { type Tx, UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { one } from '@acordo/service-kit/database/statement';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ErasureDatabase } from './erasure-database.js';
import {
  dueRecords,
  eraseDecisions,
  eraseDetails,
  eraseImages,
  eraseSignatures,
  eraseSignedPdfs,
  eraseSnapshots,
  recordsErased,
  takeErasureTurn,
} from './erase-statement.js';

const BATCH = 500;
/** Habit 17: once a minute, also after a failed nudge. */
const EVERY_MS = 60_000;

/** Deletes what was marked: versions, details, signed records, images; as the one role that may (D19, D21, D37). */
@Injectable()
export class Eraser implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Eraser');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;

  constructor(private readonly database: ErasureDatabase) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.nudge(), EVERY_MS).unref();
    this.nudge();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.again = false;
    await this.running;
    await this.database.close();
  }

  /** Never throws, never waits; during a run one more is scheduled. */
  nudge(): void {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.rounds().finally(() => {
      this.running = null;
    });
  }

  private async rounds(): Promise<void> {
    try {
      do {
        this.again = false;
        if ((await this.round()) === BATCH) this.again = true;
      } while (this.again);
    } catch (error) {
      this.logger.warn(`erasing waits for the next round: ${(error as Error).message}`);
    }
  }

  private async round(): Promise<number> {
    const work = new UnitOfWork(await this.database.open());
    return work.run(async (tx) => {
      if (!(await one(tx, takeErasureTurn))?.free) return 0;
      const erased = await tx.query(eraseDetails, { most: BATCH });
      const records = await eraseRecords(tx);
      await tx.query(eraseImages);
      return Math.max(erased.length, records);
    });
  }
}

async function eraseRecords(tx: Tx): Promise<number> {
  const proposals = (await tx.query(dueRecords, { most: BATCH })).map(({ id }) => id);
  if (proposals.length === 0) return 0;
  await tx.query(eraseSignedPdfs, { proposals });
  const signed = await tx.query(eraseSignatures, { proposals });
  await tx.query(eraseDecisions, { proposals });
  await tx.query(eraseSnapshots, { hashes: signed.map(({ conteudo_hash }) => conteudo_hash) });
  await tx.query(recordsErased, { proposals });
  return proposals.length;
}
