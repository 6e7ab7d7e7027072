import { runService } from '@acordo/service-kit/boot/run-service';
import { createLogger } from '@acordo/service-kit/logging/logger';
import { readServiceConfig } from './config.js';
import { createApp } from './create-app.js';

const config = readServiceConfig();
void runService(() => createApp(config), config, createLogger({ name: 'identity', level: config.LOG_LEVEL }));
