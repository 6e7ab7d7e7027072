import { EMAIL_QUEUE } from '@acordo/contracts/internal/jobs';
import { jobTries } from '@acordo/service-kit/queue/job-metrics';
import { queueConnection } from '@acordo/service-kit/queue/queue-connection';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import { MailDelayed, MailPostponed } from './put-off.js';
import { type DeliverEmail, UnreadableJob } from './use-cases/deliver-email.js';

const CONCURRENCY = 5;
/** A worker that died is noticed after this long; a living one renews its lock in time. */
const LOCK_MS = 15_000;
/** A job may find a dead worker this often before BullMQ drops it (its row is put back by the source's reconciler). */
const MAX_STALLS = 5;
/** Tries that a signed PDF is waited for, a quarter of an hour; then the mail goes without it and says where it is had. */
const PDF_TRIES = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 120_000;
/** How long a stopping process lets mails in hand finish; then another worker takes them over. */
const SHUTDOWN_MS = 8_000;

/** Takes e-mail jobs off the queue. What to do with one is the use case's; here stands only when it is tried again. */
export class EmailWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly redis: ReturnType<typeof queueConnection>;
  private readonly logger = new Logger('Email');
  private worker: Worker | null = null;

  constructor(
    redisUrl: string,
    private readonly deliverEmail: DeliverEmail,
  ) {
    this.redis = queueConnection(redisUrl, 'worker', 'notifications-email', this.logger);
  }

  onApplicationBootstrap(): void {
    this.worker = new Worker(EMAIL_QUEUE, (job, token) => this.process(job, token), {
      connection: this.redis,
      concurrency: CONCURRENCY,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS,
      maxStalledCount: MAX_STALLS,
      runRetryDelay: 1_000,
      skipVersionCheck: true,
    });
    // Lost connections are logged by the connection itself, once; jobs log their own ends below.
    this.worker.on('error', (error) => this.logger.debug(`worker: ${error.message}`));
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.worker) await stop(this.worker);
    this.redis.disconnect();
  }

  private async process(job: Job, token: string | undefined): Promise<void> {
    const lastTry = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    const mayGoWithoutPdf = job.attemptsMade >= PDF_TRIES;
    try {
      this.note(job, await this.deliverEmail.run(job.data, { lastTry, mayGoWithoutPdf }));
    } catch (error) {
      if (error instanceof UnreadableJob) {
        this.note(job, 'unreadable');
        throw new UnrecoverableError(error.message);
      }
      if (error instanceof MailDelayed) {
        this.note(job, 'delayed', error.message);
        throw error;
      }
      if (error instanceof MailPostponed) {
        this.note(job, 'postponed', error.message);
        await job.moveToDelayed(Date.now() + error.waitMs, token);
        throw new DelayedError();
      }
      // Our own side is away (a service, the database): the message waits for as long as it takes and loses no try.
      this.note(job, 'waiting', (error as Error).message);
      await job.moveToDelayed(Date.now() + waitMs(job.attemptsStarted), token);
      throw new DelayedError();
    }
  }

  /** D35: kind and row, never who it is for. */
  private note(job: Job, ending: string, reason = ''): void {
    const kind = job.name.slice(0, 60);
    jobTries.inc({ queue: EMAIL_QUEUE, kind, ending });
    const line = `${kind} ${job.id} ${ending}${reason && `: ${reason}`}`;
    if (ending === 'dead' || ending === 'unreadable') this.logger.error(line);
    else if (reason) this.logger.warn(line);
    else this.logger.log(line);
  }
}

const waitMs = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(tries - 1, 0), 10), LONGEST_WAIT_MS);

/** Lets jobs in hand finish, for a while; what is cut off keeps its lock, and another worker takes over when that ran out. */
async function stop(worker: Worker): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), SHUTDOWN_MS);
  });
  const closed = worker.close().catch(() => undefined); // a Redis that is away is no reason to stay
  if ((await Promise.race([closed, late])) === 'late') await worker.disconnect().catch(() => undefined);
  clearTimeout(timer);
}
