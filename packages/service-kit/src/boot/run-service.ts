import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { serveMetrics } from '../health/metrics.js';

interface Listening {
  HOST: string;
  PORT: number;
  METRICS_PORT?: number | undefined;
}

/** Listens, and ends the process when the application can't start. SIGTERM lets running requests finish (Nest's hooks). */
export async function runService(
  create: () => Promise<NestFastifyApplication>,
  listening: Listening,
  logger: Logger,
): Promise<void> {
  logWhatNodeSays(logger);
  try {
    const app = await create();
    if (listening.METRICS_PORT !== undefined) {
      const metrics = await serveMetrics(listening.HOST, listening.METRICS_PORT);
      app
        .getHttpAdapter()
        .getInstance()
        .addHook('onClose', (_instance, done) => metrics.close(() => done()));
    }
    await app.listen(listening.PORT, listening.HOST);
    logger.info({ host: listening.HOST, port: listening.PORT }, 'listening');
  } catch (error) {
    logger.fatal({ err: error }, 'could not start');
    process.exit(1);
  }
}

/** Node writes warnings and fatal errors as text, but every line of a log is JSON (D35). */
function logWhatNodeSays(logger: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'warning'));
  // An unhandled rejection ends the process: a restarted service is better than one in an unknown state.
  for (const event of ['unhandledRejection', 'uncaughtException'])
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      process.exit(1);
    });
}
