import { EMAIL_QUEUE } from '@acordo/contracts/internal/jobs';
import { noteJob } from '@acordo/service-kit/queue/note-job';
import { queueConnection } from '@acordo/service-kit/queue/queue-connection';
import { startWorker } from '@acordo/service-kit/queue/start-worker';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DelayedError, type Job, UnrecoverableError, type Worker } from 'bullmq';
import { MailDelayed, MailPostponed } from './put-off.js';
import { type DeliverEmail, UnreadableJob } from './use-cases/deliver-email.js';

const CONCURRENCY = 5;
/** Attempts for which a signed PDF is awaited, a quarter of an hour; then the email is sent without it and links to it. */
const PDF_TRIES = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 120_000;
/** How long a stopping process finishes running emails; then another worker takes them over. */
const SHUTDOWN_MS = 8_000;

/** Takes email jobs from the queue. The use case handles them; this class only decides when they are retried. */
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
    const { redis: connection, logger } = this;
    const options = { queue: EMAIL_QUEUE, connection, concurrency: CONCURRENCY, logger };
    this.worker = startWorker(options, (job, token) => this.process(job, token));
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.worker) await stop(this.worker);
    this.redis.disconnect();
  }

  private async process(job: Job, token: string | undefined): Promise<void> {
    const lastTry = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    const mayGoWithoutPdf = job.attemptsMade >= PDF_TRIES;
    try {
      this.note(job, await this.deliverEmail.execute(job.data, { lastTry, mayGoWithoutPdf }));
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
      // Our own side is away (a service, the database): the message waits for as long as it takes without using up an attempt.
      this.note(job, 'waiting', (error as Error).message);
      await job.moveToDelayed(Date.now() + waitMs(job.attemptsStarted), token);
      throw new DelayedError();
    }
  }

  private note(job: Job, ending: string, reason?: string): void {
    noteJob(this.logger, EMAIL_QUEUE, job, ending, reason);
  }
}

const waitMs = (tries: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(tries - 1, 0), 10), LONGEST_WAIT_MS);

/** Finishes running jobs, for a while; an interrupted one keeps its lock, and another worker takes over when that expires. */
async function stop(worker: Worker): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), SHUTDOWN_MS);
  });
  const closed = worker.close().catch(() => undefined); // do not wait for a Redis that is away
  if ((await Promise.race([closed, late])) === 'late') await worker.disconnect().catch(() => undefined);
  clearTimeout(timer);
}
