import { MAY_CALL } from '@acordo/contracts/internal/caller';
import { createService } from '@acordo/service-kit/boot/create-service';
import { Clock } from '@acordo/service-kit/clock/clock';
import { createLogger, type Logger } from '@acordo/service-kit/logging/logger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { acceptLogoForm } from './company/logo-form.js';
import type { Config } from './config.js';
import { linkPlace } from './links/link-place.js';

/** D7: 3 MB, since logos come as data URLs. */
const BODY_LIMIT = 3 * 1024 * 1024;

/** The whole application, not listening yet. */
export async function createApp(
  config: Config,
  { logger = createLogger({ name: 'proposals', level: config.LOG_LEVEL }) }: { logger?: Logger } = {},
): Promise<NestFastifyApplication> {
  const app = await createService({
    module: AppModule.with(config),
    guard: { audience: 'proposals', keys: config.INTERNAL_KEY_PROPOSALS, issuers: MAY_CALL.proposals },
    clock: new Clock(config.CLOCK_SHIFT),
    logger,
    bodyLimit: BODY_LIMIT,
    strict: config.NODE_ENV === 'test',
    access: { linkPlace },
  });
  await acceptLogoForm(app);
  return app;
}
