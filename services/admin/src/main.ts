import { runService } from '@acordo/service-kit/boot/run-service';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { readServiceConfig } from './config.js';
import { createApp } from './create-app.js';

const config = readServiceConfig();
const logger = createLogger({ name: 'admin', level: config.LOG_LEVEL });
void runService(() => createApp(config, { logger }), config, logger);
