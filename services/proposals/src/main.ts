import { runService } from '@acordo/service-kit/boot/run-service';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { readServiceConfig } from './config.js';
import { createApp } from './create-app.js';

const given = readServiceConfig();
const logger = createLogger({ name: 'proposals', level: given.LOG_LEVEL });
void runService(() => createApp(given, { logger }), given, logger);
