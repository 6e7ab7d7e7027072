import { Module } from '@nestjs/common';
import { IntrospectionController } from './introspection.controller.js';
import { IntrospectSession } from './use-cases/introspect-session.js';

/** Above both kinds of sessions: the gateway makes one call for either. */
@Module({ controllers: [IntrospectionController], providers: [IntrospectSession] })
export class IntrospectionModule {}
