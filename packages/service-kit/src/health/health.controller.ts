import { Controller, Get, Inject, Optional, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Open } from '../caller/access.js';
import { HEALTH_CHECKS, type HealthCheck } from './health-check.js';

/** `/healthz`: the process responds. `/readyz`: its dependencies respond too. Names only, no reasons (D5). */
@Controller()
@Open()
export class HealthController {
  constructor(@Optional() @Inject(HEALTH_CHECKS) private readonly checks: HealthCheck[] = []) {}

  @Get('/healthz')
  alive() {
    return { status: 'ok' };
  }

  @Get('/readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const results = await Promise.all(
      (this.checks ?? []).map(async ({ name, check }) => {
        const ok = await check().then(
          () => true,
          (error: Error) => {
            reply.log.warn({ err: error }, `${name} is not ready`);
            return false;
          },
        );
        return [name, ok ? 'ok' : 'down'] as const;
      }),
    );
    const ready = results.every(([, state]) => state === 'ok');
    void reply.code(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'down', checks: Object.fromEntries(results) };
  }
}
