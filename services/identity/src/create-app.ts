import { MAY_CALL } from '@acordo/contracts/internal/caller';
import { createService } from '@acordo/service-kit/boot/create-service';
import { Clock } from '@acordo/service-kit/clock/clock';
import { createLogger, type Logger } from '@acordo/service-kit/logging/logger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { acceptSignedBody } from './billing/signed-body.js';
import type { Config } from './config.js';

/** D7: identity accepts nothing larger. */
const BODY_LIMIT = 256 * 1024;

/** The whole service, not listening yet; main and tests create it in the same way. */
export async function createApp(
  config: Config,
  { logger = createLogger({ name: 'identity', level: config.LOG_LEVEL }) }: { logger?: Logger } = {},
): Promise<NestFastifyApplication> {
  const app = await createService({
    module: AppModule.with(config),
    guard: { audience: 'identity', keys: config.INTERNAL_KEY_IDENTITY, issuers: MAY_CALL.identity },
    clock: new Clock(config.CLOCK_SHIFT),
    logger,
    bodyLimit: BODY_LIMIT,
    strict: config.NODE_ENV === 'test',
    access: { linkPlace: () => undefined },
  });
  acceptSignedBody(app);
  return app;
}
