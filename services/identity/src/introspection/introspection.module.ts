import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { IntrospectionController } from './introspection.controller.js';
import { IntrospectSession } from './use-cases/introspect-session.js';

/** Above both kinds of sessions: the gateway makes one call for either. */
@Module({
  imports: [AdminsModule, SessionsModule],
  controllers: [IntrospectionController],
  providers: [IntrospectSession],
})
export class IntrospectionModule {}
