import { HealthController } from '@acordo/service-kit/health/health.controller';
import { Module } from '@nestjs/common';

/**
 * The panel composes what identity and proposals know and owns no business data (D34). Its calls come with the panel; until
 * then the service stands, guarded and healthy.
 */
@Module({ controllers: [HealthController] })
export class AppModule {}
