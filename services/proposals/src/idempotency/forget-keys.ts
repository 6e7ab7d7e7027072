import { Database } from '@acordo/service-kit/database/database';
import { statement } from '@acordo/service-kit/database/statement';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

const EVERY_MS = 60 * 60_000;

const forgetStatement = statement(
  'idempotency-forget',
  `DELETE FROM idempotency_keys WHERE criado_em <= agora() - interval '24 hours'`,
);

/** D49: keys are kept 24 hours. Any number of copies may do this at once; an old key is not answered from anyway. */
@Injectable()
export class ForgetKeys implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ForgetKeys');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    const start = () => {
      this.running = this.run();
    };
    this.timer = setInterval(start, EVERY_MS).unref();
    start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      await this.database.query(forgetStatement);
    } catch (error) {
      this.logger.warn(`old idempotency keys stay for now: ${(error as Error).message}`);
    }
  }
}
