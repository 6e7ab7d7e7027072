import { MAY_CALL } from '@acordo/contracts/internal/caller';
import { createService } from '@acordo/service-kit/boot/create-service';
import { Clock } from '@acordo/service-kit/clock/clock';
import { createLogger, type Logger } from '@acordo/service-kit/logging/logger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { acceptOneClick } from './choices/one-click-body.js';
import type { Config } from './config.js';

/** Bytes: the service accepts only internal calls. */
const BODY_LIMIT = 64 * 1024;

/** The whole application, not listening yet; its worker starts with `init()` or `listen()`. */
export async function createApp(
  config: Config,
  { logger = createLogger({ name: 'notifications', level: config.LOG_LEVEL }) }: { logger?: Logger } = {},
): Promise<NestFastifyApplication> {
  const clock = new Clock(config.CLOCK_SHIFT);
  const app = await createService({
    module: AppModule.with(config, clock),
    guard: {
      audience: 'notifications',
      keys: config.INTERNAL_KEY_NOTIFICATIONS,
      issuers: MAY_CALL.notifications,
    },
    clock,
    logger,
    bodyLimit: BODY_LIMIT,
    strict: config.NODE_ENV === 'test',
  });
  acceptOneClick(app);
  return app;
}
