import { registry } from '@acordo/service-kit/health/metrics';
import { beforeAll } from '@jest/globals';

/** Modules stay from file to file (docs/decisions/0017), and with them what they counted. */
beforeAll(() => registry.resetMetrics());
